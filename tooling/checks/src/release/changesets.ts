import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { readPlan } from '../api/changesets.ts';
import { root, type WorkspacePackage } from '../workspace.ts';

export interface Changeset {
  /** Packages and kinds, in their order. */
  readonly releases: ReadonlyMap<string, string>;
  readonly text: string;
}

export function readChangeset(source: string): Changeset {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/u.exec(source) ?? [];
  return {
    releases: new Map(
      [...head.matchAll(/^'([^']+)': (\w+)$/gmu)].map(([, name = '', kind = '']) => [name, kind]),
    ),
    text: text.trim(),
  };
}

const write = (releases: Iterable<readonly [string, string]>, text: string): string =>
  `---\n${[...releases].map(([name, kind]) => `'${name}': ${kind}`).join('\n')}\n---\n\n${text}\n`;

/** Where the part of a package begins. */
const partOf = (name: string): string => `## ${name}\n`;

/**
 * One changeset for each package of one that has a part for each of them (`## @vx/ui`), so that a changelog says what
 * its own readers can see; `null` where there are no parts: then its text is for the readers of all.
 */
export function splitChangeset(source: string): ReadonlyMap<string, string> | null {
  const { releases, text } = readChangeset(source);
  if (!/^## @/mu.test(text)) return null;
  const parts = new Map<string, string>();
  for (const [name, kind] of releases) {
    const start = `\n${text}\n`.indexOf(`\n${partOf(name)}`);
    if (start === -1) throw new Error(`The changeset has no part "## ${name}".`);
    const rest = `\n${text}\n`.slice(start + 1 + partOf(name).length);
    const end = rest.search(/^## @/mu);
    parts.set(name, write([[name, kind]], (end === -1 ? rest : rest.slice(0, end)).trim()));
  }
  const named = [...text.matchAll(/^## (@\S+)$/gmu)].map(([, name]) => name ?? '');
  const foreign = named.filter((name) => !releases.has(name));
  if (foreign.length > 0) throw new Error(`The changeset releases no ${foreign.join(', ')}.`);
  return parts;
}

const folder = join(root, '.changeset');
const files = (): readonly string[] => globSync('*.md', { cwd: folder }).toSorted();

/** Changesets that tell several packages' readers one text, which most of them cannot use. */
export function sharedTexts(): readonly string[] {
  return files().flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const { releases } = readChangeset(source);
    if (releases.size < 2) return [];
    try {
      if (splitChangeset(source)) return [];
    } catch (error) {
      return [`.changeset/${file}: ${error instanceof Error ? error.message : String(error)}`];
    }
    return [
      `.changeset/${file} tells the readers of ${releases.size} packages one text. Give each a part of its own ("${partOf([...releases.keys()][0] ?? '').trim()}").`,
    ];
  });
}

/** Writes the parts as changesets of their own. */
export function splitAll(): void {
  for (const file of files()) {
    const parts = splitChangeset(readFileSync(join(folder, file), 'utf8'));
    if (!parts) continue;
    rmSync(join(folder, file));
    for (const [name, source] of parts)
      writeFileSync(
        join(folder, file.replace(/\.md$/u, `--${name.replace('@vx/', '')}.md`)),
        source,
      );
  }
}

/**
 * Packages that are released for nothing but a peer that leaves their range: who has them has to move that peer, too,
 * so it is a break.
 */
export function movedPeers(
  { releases }: Awaited<ReturnType<typeof readPlan>>,
  packages: readonly WorkspacePackage[],
): ReadonlyMap<string, readonly string[]> {
  const breaking = new Map(
    releases
      .filter(({ oldVersion, type }) => type === (oldVersion.startsWith('0.') ? 'minor' : 'major'))
      .map(({ name, newVersion }) => [name, newVersion]),
  );
  const moved = packages.flatMap(({ manifest: { name, peerDependencies = {} } }) => {
    const peers = Object.keys(peerDependencies).filter((peer) => breaking.has(peer));
    return peers.length > 0 && !breaking.has(name) ? [[name, peers] as const] : [];
  });
  return new Map(moved);
}

/** Tells the readers of packages that only their peers moved. */
export function tellMovedPeers(moved: ReadonlyMap<string, readonly string[]>): void {
  for (const [name, peers] of moved)
    writeFileSync(
      join(folder, `peers-of-${name.replace('@vx/', '')}.md`),
      write(
        [[name, 'minor']],
        `Needs the new ${peers.map((peer) => `\`${peer}\``).join(' and ')}.`,
      ),
    );
}
