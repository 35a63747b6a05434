import { serverTexts } from '@vx/i18n/server';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { Caller } from '../../platform/module.ts';
import type { MessengerApi } from './messenger-api.ts';
import type { Transaction } from 'kysely';
import type { MessengerDeps } from './messenger-deps.ts';
import { wasWritten } from './messenger.repository.ts';
import type { MessengerTables } from './tables.ts';

/** Which of several wordings a performer has for a guest: always the same for these two. */
export const wordingOf = (guestId: string, actorId: number, wordings: number): number =>
  (Number.parseInt(guestId.slice(0, 8), 16) + actorId) % wordings;

type Occasion = 'followed' | 'chatted';

/** What performers write by themselves, in several wordings. Couples write, too: nobody says "I". */
export const wordingsOf = (occasion: Occasion, language: Caller['language']): readonly string[] =>
  ([1, 2, 3] as const).map((wording) => serverTexts(language)(`occasions.${occasion}.${wording}`));

/** Writes in the transaction of what caused it. */
type Say = (
  tx: AnyTransaction,
  who: { readonly guestId: string; readonly actorId: number },
) => Promise<void>;

/**
 * What performers write by themselves, one function an occasion: each once for these two, for ever, in
 * the language of the guest.
 */
export function createOccasions(
  api: MessengerApi,
  {
    accounts,
    clock,
    greetingPauseHours,
  }: Pick<MessengerDeps, 'accounts' | 'clock' | 'greetingPauseHours'>,
): DomainEventHandlers<'actorFollowed' | 'chatEnded'> {
  const say =
    (occasion: Occasion): Say =>
    async (tx, { guestId, actorId }) => {
      const guest = await accounts.find(guestId, tx);
      if (!guest) return;
      const wordings = wordingsOf(occasion, guest.language);
      const text = wordings[wordingOf(guestId, actorId, wordings.length)] ?? '';
      await api.write(tx, {
        guestId,
        actorId,
        sender: 'actor',
        type: 'text',
        data: { text },
        cause: occasion,
      });
    };
  return {
    async actorFollowed(tx, who) {
      // Four messages at once are none.
      const since = new Date(clock.now() - greetingPauseHours * 3_600_000);
      const { guestId } = who;
      const isGreeted = await wasWritten(tx as Transaction<MessengerTables>, {
        guestId,
        cause: 'followed' satisfies Occasion,
        since,
      });
      if (!isGreeted) await say('followed')(tx, who);
    },
    async chatEnded(tx, { guestId, actorId, seconds }) {
      if (seconds > 0) await say('chatted')(tx, { guestId, actorId });
    },
  };
}
