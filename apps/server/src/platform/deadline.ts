/**
 * Work of somebody else that may hang: it is waited for so long, then given up.
 * @param what names it in the error, like `The phone provider`
 * @throws Error when it took longer, or what the work throws
 */
export async function withinDeadline<Result>(
  work: Promise<Result>,
  { what, deadlineMs }: { readonly what: string; readonly deadlineMs: number },
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not answer within ${deadlineMs} ms.`)),
      deadlineMs,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
