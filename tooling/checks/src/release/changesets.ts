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

/** The part for the readers of all that have none of their own. */
const OTHERS = '@vx/*';

/**
 * One changeset for each package of one that has a part for each of them (`## @vx/ui`, or `## @vx/*` for those that
 * are not named), so that a changelog says what its own readers can see; `null` where there are no parts.
 */
export function splitChangeset(source: string): ReadonlyMap<string, string> | null {
  const { releases, text } = readChangeset(source);
  if (!/^## @/mu.test(text)) return null;
  const texts = new Map(
    text
      .split(/^## (?=@)/mu)
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.split('\n');
        return [name.trim(), lines.join('\n').trim()] as const;
      }),
  );
  const foreign = [...texts.keys()].filter((name) => name !== OTHERS && !releases.has(name));
  if (foreign.length > 0)
    throw new Error(`it has a part for ${foreign.join(', ')}, not its version.`);
  const parts = new Map<string, string>();
  for (const [name, kind] of releases) {
    const own = texts.get(name) ?? texts.get(OTHERS);
    if (own === undefined) throw new Error(`it has no part "## ${name}".`);
    parts.set(name, write([[name, kind]], own));
  }
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
      `.changeset/${file} tells the readers of ${releases.size} packages one text. Give each a part of its own ("## ${[...releases.keys()][0]}").`,
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
export function announceMovedPeers(moved: ReadonlyMap<string, readonly string[]>): void {
  for (const [name, peers] of moved)
    writeFileSync(
      join(folder, `peers-of-${name.replace('@vx/', '')}.md`),
      write(
        [[name, 'minor']],
        `Needs the new ${peers.map((peer) => `\`${peer}\``).join(' and ')}.`,
      ),
    );
}
