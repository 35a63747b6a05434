import type { Random } from '@vx/kernel';
import { chooseReply, linesOf, occasionOf, replySlots } from '../../demo/chat.ts';
import type { AnyDatabase } from '../../platform/database/index.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { ComposeReply } from '../messenger/index.ts';
import { findReplies } from './replies.repository.ts';

/** What performers of a demo world say, in chats and outside of them. A world without replies keeps silent. */
export const createComposeReply =
  ({
    database,
    random,
    accounts,
    actors,
  }: {
    readonly database: Pick<AnyDatabase, 'read'>;
    readonly random: Random;
    readonly accounts: Pick<AccountsApi, 'find'>;
    readonly actors: Pick<ActorsApi, 'find'>;
  }): ComposeReply =>
  async ({ guestId, actorId, language, text, gift, recent }, tx) => {
    const pool = await findReplies(tx ?? database.read, language);
    if (linesOf(pool, occasionOf({ text, gift, language })).length === 0) return null;
    const guest = await accounts.find(guestId, tx);
    const actor = await actors.find(actorId, language, tx);
    if (!guest || !actor) return null;
    return chooseReply({
      pool,
      language,
      performer: actorId,
      text,
      gift,
      slots: replySlots(actor, guest.name, language, gift),
      recent,
      random: random.next(),
    });
  };
