import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../undocumented.json');

type Names = Readonly<Record<string, readonly string[]>>;

/** Exports that nobody explained yet, of the time before this was looked at: the list only gets shorter. */
const known = (): ReadonlySet<string> =>
  new Set(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Names).flatMap(([entry, names]) =>
      names.map((name) => `${entry} ${name}`),
    ),
  );

/** What is wrong with the list: exports that are missing in it have to be explained, others go. */
export function findUndocumented(found: readonly string[]): readonly string[] {
  const before = known();
  const added = found.filter((name) => !before.has(name));
  const explained = [...before].filter((name) => !found.includes(name));
  return [
    ...added.map((name) => `${name} has no docstring.`),
    ...(explained.length > 0
      ? [
          `${explained.length} exports of undocumented.json are explained or gone (${explained.slice(0, 3).join(', ')} …). Run "pnpm --filter @vx/reference reference --shrink".`,
        ]
      : []),
  ];
}

/** Takes from the list what is explained. Nothing is added to it. */
export function shrinkList(found: readonly string[]): void {
  const before = known();
  const names: Record<string, string[]> = {};
  for (const name of found.filter((one) => before.has(one)).toSorted()) {
    const [entry = '', export_ = ''] = name.split(' ');
    (names[entry] ??= []).push(export_);
  }
  const lines = Object.entries(names).map(
    ([entry, all]) => `  ${JSON.stringify(entry)}: ${JSON.stringify(all)}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
