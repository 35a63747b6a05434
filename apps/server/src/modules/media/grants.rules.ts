/**
 * What a holder may fetch below `/media/live/{grant}/` and `/media/vod/{grant}/`.
 *
 * - `preview`: a few seconds of a live channel, then the list ends; `seconds` is required
 * - `chat`: a live channel, sliding window, until `until`
 * - `full`: a whole video; `seconds` is its duration
 * - `clip`: the beginning of a video; `seconds` is how much of it
 * - `album`: the unblurred pictures of the album that `channel` names
 */
export type MediaGrantKind = 'preview' | 'chat' | 'full' | 'clip' | 'album';

export interface MediaGrant {
  readonly kind: MediaGrantKind;
  /**
   * For live and video `<loop>` or `<loop>.<variation>`: a bundled loop, and any text that sets
   * where it starts (live) and how loops follow each other (video). For `album` the album's id.
   */
  readonly channel: string;
  /** Milliseconds since the epoch; later requests are refused. */
  readonly until: number;
  readonly seconds?: number;
}

const kinds: ReadonlySet<string> = new Set(['preview', 'chat', 'full', 'clip', 'album']);
const needsSeconds: ReadonlySet<string> = new Set(['preview', 'full', 'clip']);

/** The grant in a payload that was signed by us, or `null` when it is no media grant. */
export function parseMediaGrant(payload: Readonly<Record<string, unknown>>): MediaGrant | null {
  const { kind, channel, until, seconds } = payload;
  if (typeof kind !== 'string' || !kinds.has(kind)) return null;
  if (typeof channel !== 'string' || channel === '') return null;
  if (typeof until !== 'number' || !Number.isFinite(until)) return null;
  if (seconds !== undefined && (typeof seconds !== 'number' || !(seconds > 0))) return null;
  if (needsSeconds.has(kind) && seconds === undefined) return null;
  return {
    kind: kind as MediaGrantKind,
    channel,
    until,
    ...(seconds === undefined ? {} : { seconds: Math.ceil(seconds) }),
  };
}

/** Open until and including the stamp itself. */
export const isOpen = (grant: MediaGrant, now: number): boolean => now <= grant.until;
