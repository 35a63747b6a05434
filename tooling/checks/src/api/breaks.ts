/** An export of an entry, `./rules priceOf`, to a hash of its text. */
export type Promises = Readonly<Record<string, string>>;

/** What changesets have in store for a package. */
export type Release = 'major' | 'minor' | 'patch' | 'none';

const rank: Readonly<Record<Release, number>> = { none: 0, patch: 1, minor: 2, major: 3 };

/** Below 1.0 a minor may break (CONTRIBUTING.md), from then on a major alone. */
const breakingRelease = (version: string): Release =>
  version.startsWith('0.') ? 'minor' : 'major';

const list = (names: readonly string[]): string =>
  names.length > 8
    ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more`
    : names.join(', ');

/**
 * What a package may not do silently: take an export back or change its text without a changeset that tells its
 * users of a break, add one without any changeset. A change that breaks nobody needs the same kind: a program cannot
 * tell, and who reads the changelog can.
 */
export function findBreaks(change: {
  readonly name: string;
  readonly version: string;
  readonly before: Promises;
  readonly after: Promises;
  readonly release: Release | undefined;
}): readonly string[] {
  const { name, version, before, after, release = 'none' } = change;
  if (Object.keys(before).length === 0) return [];
  const removed = Object.keys(before).filter((key) => !(key in after));
  const changed = Object.keys(before).filter((key) => key in after && before[key] !== after[key]);
  const added = Object.keys(after).filter((key) => !(key in before));
  const kind = breakingRelease(version);
  const broken = [
    ...(removed.length > 0 ? [`took back ${list(removed)}`] : []),
    ...(changed.length > 0 ? [`changed ${list(changed)}`] : []),
  ];
  if (broken.length > 0 && rank[release] < rank[kind])
    return [
      `${name} ${broken.join(' and ')}. Tell its users with a changeset of kind ${kind} ("pnpm changeset"); there is ${release === 'none' ? 'none' : `one of kind ${release}`}.`,
    ];
  if (added.length > 0 && release === 'none')
    return [`${name} has ${list(added)} now. Tell its users with a changeset ("pnpm changeset").`];
  return [];
}
