/** Somebody whom a guest follows, as far as it says where they stand. */
export interface FollowedPerformer {
  /** `live` and `freeChat` can be talked to now; `busy` are in a private chat. */
  readonly state: 'live' | 'freeChat' | 'busy' | 'online' | 'offline';
  /** When the guest last talked to them, in ms; `null`: never. */
  readonly lastTalkAt: number | null;
}

const isFree = ({ state }: FollowedPerformer): boolean => state === 'live' || state === 'freeChat';

/**
 * Whom the start page shows first: who can be talked to now, then who is in a chat; among them whom the guest talked to
 * last, then the newest. Who is offline is left out.
 *
 * @param followed the newest pin first
 */
export function followedFirst<Performer>(
  followed: readonly Performer[],
  statusOf: (performer: Performer) => FollowedPerformer,
): readonly Performer[] {
  return followed
    .map((performer) => ({ performer, status: statusOf(performer) }))
    .filter(({ status }) => status.state !== 'offline')
    .toSorted(
      ({ status: a }, { status: b }) =>
        Number(isFree(b)) - Number(isFree(a)) || (b.lastTalkAt ?? 0) - (a.lastTalkAt ?? 0),
    )
    .map(({ performer }) => performer);
}
