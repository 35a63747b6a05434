import type { RestHandler } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { OperationError } from '../../platform/errors.ts';
import { DELETE_JOB } from './delete-account.ts';
import { runningFor, type PrivacyDeps } from './privacy-deps.ts';
import { dueAt, UNDO_DAYS } from './privacy.rules.ts';
import type { PrivacyTables } from './tables.ts';

/** When the account of a guest goes, or `null`. */
async function deletionOf(
  { database }: Pick<PrivacyDeps, 'database'>,
  guestId: string,
): Promise<Date | null> {
  const row = await database.read
    .selectFrom('account_deletions')
    .select('due_at')
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Answers when the account of a guest goes, or `null`. */
export const createDeletionOf =
  (platform: Pick<Platform, 'database'>): ((guestId: string) => Promise<Date | null>) =>
  (guestId) =>
    deletionOf({ database: platform.database.as<PrivacyTables>() }, guestId);

/** What is lost and what still runs is said before anything is asked for. */
export const getDeletion =
  (deps: PrivacyDeps): RestHandler<'GET /guest/deletion'> =>
  async ({ caller }) => {
    const { guestId, language } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const [due, running, wallet] = await Promise.all([
      deletionOf(deps, guestId),
      runningFor(deps, guestId),
      deps.money.balanceOf(guestId),
    ]);
    return {
      dueAt: due?.toISOString() ?? null,
      days: UNDO_DAYS,
      balance:
        wallet === null
          ? null
          : deps.money.display({ value: wallet.balance, currency: wallet.currency }, language),
      running: [...running],
    };
  };

/** Asks for the password, writes when the account goes, and logs out everywhere. */
export const askDeletion =
  (deps: PrivacyDeps): RestHandler<'POST /guest/deletion/ask'> =>
  async ({ body, caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const guest = await deps.accounts.confirmPassword(guestId, body.password, caller);
    const due = await deps.database.transaction(async (tx) => {
      const now = deps.clock.now();
      const written = await tx
        .insertInto('account_deletions')
        .values({ guest_id: guestId, asked_at: new Date(now), due_at: new Date(dueAt(now)) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('due_at')
        .executeTakeFirst();
      if (!written) return null;
      const at = written.due_at;
      await deps.jobs.enqueue(
        tx,
        DELETE_JOB,
        { guestId, dueAt: at.getTime() },
        { runAt: at.getTime() },
      );
      await deps.mailer.send(tx, {
        to: guest.email,
        template: 'deletionAsked',
        args: { name: guest.name, day: at.toISOString().slice(0, 10) },
        language: guest.language,
      });
      return at;
    });
    const at = due ?? (await deletionOf(deps, guestId));
    await deps.accounts.endSessions(guestId);
    return { dueAt: (at ?? new Date(deps.clock.now())).toISOString() };
  };

/** The account stays. */
export const undoDeletion =
  (deps: PrivacyDeps): RestHandler<'POST /guest/deletion/undo'> =>
  async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    await deps.database.read
      .deleteFrom('account_deletions')
      .where('guest_id', '=', caller.guestId)
      .execute();
    return { success: true };
  };
