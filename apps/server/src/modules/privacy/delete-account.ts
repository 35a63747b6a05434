import type { AnyTransaction } from '../../platform/database/index.ts';
import type { JobDefinition } from '../../platform/module.ts';
import { platformRows } from '../../platform/personal.ts';
import { removeRows } from './personal-rows.ts';
import { runningFor, type PrivacyDeps } from './privacy-deps.ts';
import { WAIT_MS } from './privacy.rules.ts';

export const DELETE_JOB = 'privacy.delete-account';

interface Payload {
  readonly guestId: string;
  /** The deletion that was asked for: one that was undone and asked for again has another time. */
  readonly dueAt: number;
}

/**
 * Removes an account whose time has come, and all that modules hold about it, in one transaction. What
 * stays is money that was moved: its id leads to nobody then. A chat or payment that still runs is waited
 * for; a chat ends with the session that started it.
 */
export function deleteAccountJob(deps: PrivacyDeps): JobDefinition {
  const { database, jobs, accounts, mailer } = deps;
  return {
    name: DELETE_JOB,
    async run(payload) {
      const { guestId, dueAt } = payload as Payload;
      if (!(await isDue(deps, payload as Payload))) return;
      await accounts.endSessions(guestId);
      if ((await runningFor(deps, guestId)).length > 0) {
        const runAt = deps.clock.now() + WAIT_MS;
        await database.transaction((tx) => jobs.enqueue(tx, DELETE_JOB, payload, { runAt }));
        return;
      }
      await database.transaction(async (tx) => {
        const guest = await accounts.find(guestId, tx);
        const held = await tx
          .selectFrom('account_deletions')
          .select('due_at')
          .where('guest_id', '=', guestId)
          .forUpdate()
          .executeTakeFirst();
        // Whoever thinks again at the last moment comes first or is too late.
        if (!guest || held?.due_at.getTime() !== dueAt) return;
        await removeAccount(deps, tx, guest);
        await mailer.send(tx, {
          to: guest.email,
          template: 'accountDeleted',
          args: { name: guest.name },
          language: guest.language,
        });
      });
    },
  };
}

async function isDue({ database }: PrivacyDeps, { guestId, dueAt }: Payload): Promise<boolean> {
  const row = await database.read
    .selectFrom('account_deletions')
    .select('due_at')
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row?.due_at.getTime() === dueAt;
}

/** Removes all that modules hold about a guest, the account last. */
export async function removeAccount(
  deps: PrivacyDeps,
  tx: AnyTransaction,
  guest: NonNullable<Awaited<ReturnType<PrivacyDeps['accounts']['find']>>>,
): Promise<void> {
  const all = deps.personal;
  for (const { beforeRemoval } of all) await beforeRemoval?.(tx, guest.id);
  const rows = [...all.flatMap((one) => one.rows), ...platformRows];
  // What hangs on other rows goes before them, the guest's own row last.
  const order = [...rows.filter(({ through }) => through), ...rows.filter((one) => !one.through)];
  for (const one of order)
    if (one.afterwards === 'removed' && one.table !== 'guests') await removeRows(tx, one, guest.id);
  // Whoever else has named the address keeps what it was written there.
  if (await deps.accounts.ownsMails(tx, guest)) await deps.outbox.forget(tx, guest.email);
  for (const one of rows) if (one.table === 'guests') await removeRows(tx, one, guest.id);
}
