import { sql } from 'kysely';
import type { AnyDatabase } from '../../platform/database/index.ts';
import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import type { ActorsApi } from '../actors/index.ts';

export interface LastTalksDeps {
  readonly database: Pick<AnyDatabase, 'read'>;
  readonly actors: Pick<ActorsApi, 'types'>;
}

/** Chats and messages of a guest, or of a conversation, that are looked through for the last one with somebody. */
const MAX_LOOKED_AT = 200;

/** Under which name it is read of a guest: nobody else gets an answer with it. */
const readName = 'guest.lastTalkAt';

/**
 * When a guest and each of these performers last talked: the end of their last chat, or the guest's last message. Whom
 * the guest has only got messages from is left out, and so is what lies further back than the newest
 * `MAX_LOOKED_AT` chats.
 */
export async function findLastTalks(
  db: AnyDatabase['read'],
  guestId: string,
  actorIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (actorIds.length === 0) return new Map();
  const ids = sql`${[...actorIds]}::int[]`;
  const { rows } = await sql<{ readonly actor_id: number; readonly at: Date }>`
    select actor_id, max(at) as at from (
      select actor_id, coalesce(ended_at, ticked_at) as at from (
        select actor_id, ended_at, ticked_at from live_participations
        where guest_id = ${guestId} order by started_at desc limit ${MAX_LOOKED_AT}) chats
      where actor_id = any(${ids})
      union all
      select c.actor_id, max(m.sent_at) from messenger_channels c
      cross join lateral (
        select sender, sent_at from messenger_messages
        where channel_id = c.id order by id desc limit ${MAX_LOOKED_AT}) m
      where c.guest_id = ${guestId} and c.actor_id = any(${ids}) and m.sender = 'guest'
      group by c.actor_id) talks
    group by actor_id`.execute(db);
  return new Map(rows.map(({ actor_id, at }) => [actor_id, at]));
}

/** Adds to a performer when the guest that asks last talked to them; all performers of an answer in one statement. */
export function addLastTalks(builder: SchemaBuilder, { database, actors }: LastTalksDeps): void {
  builder.objectField(actors.types(builder).Model, 'lastTalkAt', (t) =>
    t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the guest that asks last talked to the performer, in a chat or by a message; null: never, or a visitor asks.',
      resolve: async ({ id }, _args, { own }) => {
        const read = (guestId: string, ids: readonly number[]) =>
          findLastTalks(database.read, guestId, ids);
        return (await own.load(readName, id, read))?.toISOString() ?? null;
      },
    }),
  );
}
