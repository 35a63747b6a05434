/**
 * Sizes that READMEs say are the measured ones: `<!-- size: live-core -->4.7 kB<!-- end -->`. `pnpm size --write`
 * writes them; without it one that is more than a tenth of a kilobyte off is a problem.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

const mark = /(<!-- size: ([^>]+?) -->)(.*?)(<!-- end -->)/gu;
const said = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

/** Compares or writes what the READMEs say of `sizes`, bytes by name. */
export function checkReadmes(
  sizes: ReadonlyMap<string, number>,
  isWriting: boolean,
): readonly string[] {
  const problems: string[] = [];
  let found = 0;
  for (const readme of globSync('packages/*/README.md', { cwd: root })) {
    const before = readFileSync(join(root, readme), 'utf8');
    const after = before.replace(mark, (all, open: string, what: string, text: string, end) => {
      found += 1;
      const bytes = sizes.get(what);
      if (bytes === undefined) {
        problems.push(`${readme}: nothing measures "${what}".`);
        return all;
      }
      if (Math.abs(Number.parseFloat(text) - bytes / 1024) > 0.1 && !isWriting)
        problems.push(
          `${readme} says ${text} for ${what}; it is ${said(bytes)}. Run "pnpm size --write".`,
        );
      return `${open}${said(bytes)}${end}`;
    });
    if (isWriting && after !== before) writeFileSync(join(root, readme), after);
  }
  if (found === 0) problems.push('No README says a size: the check of them sees nothing.');
  console.log(`${problems.length > 0 ? 'FAIL' : 'ok  '} ${found} sizes in READMEs`);
  return problems;
}
