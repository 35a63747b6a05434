import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import type { GrantedGuest, VideoAccess } from '../media/index.ts';
import type { VideoTables } from './tables.ts';
import { accessTo, guestInfoOf, nobody, visitor, type GuestInfo } from './videos.rules.ts';

interface Row {
  readonly key: string;
  readonly free: boolean;
  readonly vip: boolean;
  readonly avs_required: boolean;
  readonly source: 'bought' | 'gifted' | 'flatrate' | null;
}

/**
 * How much of videos those who watch them may see now, for what grants stand on.
 *
 * @param keys `<video>` for visitors, `<video>:<guest>` for guests
 */
export async function videoAccess(
  { database }: { readonly database: Database<VideoTables> },
  keys: readonly string[],
): Promise<ReadonlyMap<string, VideoAccess>> {
  const pairs = keys.map((key) => key.split(':'));
  const { rows } = await sql<Row>`
    select k.key, v.free, v.vip, v.avs_required, e.source
    from unnest(
      ${[...keys]}::text[],
      ${pairs.map(([video]) => Number(video))}::int[],
      ${pairs.map(([, guest]) => guest ?? null)}::text[]
    ) as k (key, video, guest)
    join videos v on v.id = k.video
    left join video_entitlements e on e.video_id = v.id and e.guest_id = k.guest`.execute(
    database.read,
  );
  return new Map(rows.map((row) => [row.key, (guest) => accessOf(row, guest)]));
}

function accessOf(video: Row, guest: GrantedGuest | null): ReturnType<VideoAccess> {
  if (!guest) return accessTo(video, visitor, nobody);
  const { hasAvs, isVip } = guest;
  const info: GuestInfo = guestInfoOf(video, { source: video.source, liked: false, isVip });
  return accessTo(video, { loggedIn: true, hasAvs, isVip }, info);
}
