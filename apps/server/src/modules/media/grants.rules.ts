import type { Holder } from '../../platform/grants.ts';

interface Held {
  /** The guest or visitor, and the session, that it was given to. */
  readonly holder: Holder;
  /** Milliseconds since the epoch; later requests are refused. */
  readonly until: number;
}

interface Channel {
  /**
   * `<loop>` or `<loop>.<variation>`: a performer's bundled loop, and any text that sets where a
   * live channel is in it.
   */
  readonly channel: string;
}

/**
 * What a holder may fetch below `/media/live/{grant}/` and `/media/vod/{grant}/`.
 *
 * - `chat`: a performer's channel in one private chat, sliding window, while the chat runs
 * - `preview`: `seconds` of a live channel, then the list ends; nothing of a private chat
 * - `full`: a whole video of `seconds`, while it is open to the guest
 * - `clip`: the first `seconds` of a video
 * - `album`: the unblurred pictures of an album
 */
export type MediaGrant = Held &
  (
    | (Channel & { readonly kind: 'chat'; readonly chat: string; readonly actor: number })
    | (Channel & { readonly kind: 'preview'; readonly preview: string; readonly seconds: number })
    | (Channel & {
        readonly kind: 'full' | 'clip';
        readonly video: number;
        readonly seconds: number;
      })
    | { readonly kind: 'album'; readonly album: number }
  );

export type MediaGrantKind = MediaGrant['kind'];
export type GrantOf<Kind extends MediaGrantKind> = Extract<MediaGrant, { readonly kind: Kind }>;

type Payload = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isCount = (value: unknown): value is number => typeof value === 'number' && value > 0;

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false;
  const { guest, session, address } = value as Payload;
  const named = isText(session) || isText(address);
  return named && [guest, session, address].every(isTextOrNull);
}

const fields: Readonly<Record<MediaGrantKind, (payload: Payload) => boolean>> = {
  chat: ({ channel, chat, actor, holder }) =>
    isText(channel) && isText(chat) && isCount(actor) && isText((holder as Holder).guest),
  preview: ({ channel, preview, seconds }) =>
    isText(channel) && isText(preview) && isCount(seconds),
  full: ({ channel, video, seconds }) => isText(channel) && isCount(video) && isCount(seconds),
  clip: ({ channel, video, seconds }) => isText(channel) && isCount(video) && isCount(seconds),
  album: ({ album }) => isCount(album),
};

/** The grant in a payload that was signed by us, or `null` when it is no media grant. */
export function parseMediaGrant(payload: Payload): MediaGrant | null {
  const { kind, until, holder } = payload;
  if (typeof kind !== 'string' || !Object.hasOwn(fields, kind)) return null;
  if (typeof until !== 'number' || !Number.isFinite(until) || !isHolder(holder)) return null;
  if (!fields[kind as MediaGrantKind](payload)) return null;
  return payload as unknown as MediaGrant;
}

/** Open until and including the stamp itself. */
export const isOpen = (grant: MediaGrant, now: number): boolean => now <= grant.until;
