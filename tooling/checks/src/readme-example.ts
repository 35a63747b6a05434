/** Where an example is read: beside its README, in a project outside the workspace, or by Node there. */
export type ExampleUse = 'workspace' | 'outside' | 'run';

/**
 * Words after `ts` or `tsx`, which readers do not see: `workspace` is code of this repository, which no project
 * outside can import; `typed` is compiled and not run, because something else has to run it (a test runner).
 */
const usesOf: Readonly<Record<string, readonly ExampleUse[]>> = {
  '': ['workspace', 'outside', 'run'],
  workspace: ['workspace'],
  typed: ['workspace', 'outside'],
};

/**
 * The module of a README's examples, with a line for each line of the README; `null`: it has none. What the
 * examples take for granted is declared in HTML comments that begin with `<!-- ts`: readers do not see them, and
 * their lines stand where the comment does.
 */
export function exampleModule(markdown: string, use: ExampleUse): string | null {
  let end: string | null = null;
  let isWanted = false;
  let hasBlock = false;
  const lines = markdown.split('\n').map((line) => {
    if (end !== null) {
      if (line !== end) return isWanted ? line : '';
      end = null;
      return '';
    }
    const [, opening = '', word = ''] = /^(<!-- ts|```tsx?)(?: (\w+))?$/.exec(line) ?? [];
    if (opening === '') return '';
    const uses = usesOf[word];
    if (!uses) throw new Error(`An example cannot be "${word}".`);
    end = opening === '<!-- ts' ? '-->' : '```';
    isWanted = uses.includes(use);
    hasBlock ||= isWanted && end === '```';
    return '';
  });
  return hasBlock ? [...lines, 'export {};'].join('\n') : null;
}
