import type { AnyDatabase } from '../../platform/database/index.ts';
import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { ChannelLog } from '../messenger/index.ts';

export interface LastTalksDeps {
  readonly database: Pick<AnyDatabase, 'read'>;
  readonly actors: Pick<ActorsApi, 'types'>;
  readonly log: Pick<ChannelLog, 'lastTalks'>;
}

/** Under which name it is read of a guest: nobody else gets an answer with it. */
const readName = 'guest.lastTalkAt';

/** Adds to a performer when the guest that asks last talked to them; all performers of an answer in one statement. */
export function addLastTalks(
  builder: SchemaBuilder,
  { database, actors, log }: LastTalksDeps,
): void {
  builder.objectField(actors.types(builder).Model, 'lastTalkAt', (t) =>
    t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the guest that asks last talked to the performer, in a chat or by a message; null: never, or a visitor asks.',
      resolve: async ({ id }, _args, { own }) => {
        const read = (guestId: string, ids: readonly number[]) =>
          log.lastTalks(database.read, guestId, ids);
        return (await own.load(readName, id, read))?.toISOString() ?? null;
      },
    }),
  );
}
