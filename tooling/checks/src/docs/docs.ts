/**
 * `pnpm docs:write`: writes the parts of the documents that are made of the code, between `<!-- generated: name -->` and
 * `<!-- end -->`. With `--check` it writes nothing, and fails where a part is not current or a link leads nowhere.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { idioms } from '../names/idioms.ts';
import { root } from '../workspace.ts';
import { errorsPage } from './errors-page.ts';
import { packagesMap } from './packages-map.ts';

const parts: Readonly<Record<string, () => string>> = {
  errors: errorsPage,
  packages: packagesMap,
  idioms: () =>
    [
      '| not | but |',
      '|---|---|',
      ...idioms.map(({ example, use }) => `| \`${example}\` | ${use} |`),
    ].join('\n'),
};
const mark = /(<!-- generated: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g;

const isCheck = process.argv.includes('--check');
const problems: string[] = [];
const written = new Set<string>();
const files = globSync(['*.md', 'docs/*.md', 'docs/adr/*.md', 'docs/mocks/*.md', 'packages/*.md'], {
  cwd: root,
});
for (const file of files) {
  const before = readFileSync(join(root, file), 'utf8');
  const after = before.replace(mark, (_all, open: string, name: string, close: string) => {
    const make = parts[name];
    if (!make) throw new Error(`${file}: nothing makes the part ${name}.`);
    written.add(name);
    return `${open}\n${make()}\n${close}`;
  });
  if (after !== before) {
    if (isCheck) problems.push(`${file} is not current. Run: pnpm docs:write`);
    else writeFileSync(join(root, file), after);
  }
  for (const [, target = ''] of after.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
    if (!/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(file), target)))
      problems.push(`${file}: the link to ${target} leads nowhere.`);
  }
}
for (const name of Object.keys(parts))
  if (!written.has(name)) problems.push(`No document takes the part ${name}.`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`Documents hold: ${files.length} files, ${written.size} parts made of the code.`);
