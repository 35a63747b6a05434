/** A call as it stands in a document: without comments and indents. The function may refer to nothing outside of itself. */
export function inlineCall<Given extends readonly string[]>(
  run: (...given: Given) => unknown,
  ...given: Given
): string {
  const code = run.toString().replaceAll(/\n\s*(?:\/\/.*|\/\*\*.*\*\/)?/gu, '\n');
  return `(${code})(${given.map((value) => JSON.stringify(value)).join()})`;
}
