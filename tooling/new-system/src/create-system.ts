import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nameProblem, namesOf } from './names.ts';
import { newFiles } from './new-files.ts';
import { sharedEdits } from './shared-files.ts';

export interface Order {
  readonly root: string;
  readonly system: string;
  /** The specification has no chapter of it. */
  readonly isMadeUp: boolean;
  /** Name of its page in the route table. Default: `member<System>`. */
  readonly route?: string;
  /** `2026-11-25`, for the first step of its schema. */
  readonly today: string;
}

export type Creation =
  | {
      readonly kind: 'created';
      readonly files: readonly string[];
      readonly shared: readonly string[];
    }
  | { readonly kind: 'nothingToDo' }
  | { readonly kind: 'refused'; readonly reason: string };

/** What writes the lists and documents that are derived from a system's files, by their paths from the root. */
export const generators = [
  'packages/contract/scripts/generate.ts',
  'packages/i18n/tools/generate.ts',
] as const;

/** Writes the system, or nothing at all: no file that is there is overwritten. */
export function createSystem({ root, system, isMadeUp, route, today }: Order): Creation {
  const at = (path: string): string => join(root, path);
  const chapters = globSync('docs/spec/systems/*.md', { cwd: root });
  const known = chapters.map((file) => basename(file, '.md'));
  const reason = nameProblem(system, known, isMadeUp);
  if (reason !== null) return { kind: 'refused', reason };
  const names = namesOf(system, route);
  // A second run of a made-up system finds the file that the first one wrote.
  const hasContract = !isMadeUp && existsSync(at(`packages/contract/src/rest/${system}.ts`));
  const files = Object.entries(newFiles(names, { hasContract, today }));
  const there = files.filter(([path]) => existsSync(at(path))).map(([path]) => path);
  if (there.length > 0 && there.length < files.length)
    return {
      kind: 'refused',
      reason: `${system} is begun already, and nothing is overwritten:\n${there.join('\n')}`,
    };
  // Every place is found before the first file is written.
  const edits = sharedEdits(names, hasContract).flatMap(({ path, apply }) => {
    const before = readFileSync(at(path), 'utf8');
    const after = apply(before);
    return after === before ? [] : [{ path, after }];
  });
  const missing = there.length === 0 ? files : [];
  if (missing.length === 0 && edits.length === 0) return { kind: 'nothingToDo' };
  for (const [path, text] of missing) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  for (const { path, after } of edits) writeFileSync(at(path), after);
  return {
    kind: 'created',
    files: missing.map(([path]) => path),
    shared: edits.map(({ path }) => path),
  };
}
