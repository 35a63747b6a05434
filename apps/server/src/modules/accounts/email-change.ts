import { emailKey } from '@vx/session-core/rules';
import { violatedConstraint, type Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, findOwnerOfEmail, type GuestRow } from './accounts.repository.ts';
import { raiseEpoch } from './credential-epoch.ts';
import { takesEffect } from './email-change.rules.ts';
import type { AccountsTables } from './tables.ts';

type Deps = Pick<AccountsDeps, 'clock' | 'mailer' | 'guestEvents' | 'securityLog' | 'domainEvents'>;
type Pending = Pick<
  GuestRow,
  'email_verified_at' | 'pending_email_agreed' | 'pending_email_due_at'
>;

/** Whether the address that waits takes effect now. */
export const isDue = (guest: Pending, now: number): boolean =>
  takesEffect(
    {
      oldConfirmed: guest.email_verified_at !== null,
      agreed: guest.pending_email_agreed,
      dueAt: guest.pending_email_due_at?.getTime() ?? null,
    },
    now,
  );

/**
 * Puts a new address in place. The old one hears of it, and links that were handed out before open
 * nothing any more.
 * @throws OperationError EMAIL_TAKEN
 */
export async function moveTo(
  deps: Deps,
  tx: Transaction<AccountsTables>,
  guest: GuestRow,
  email: string,
): Promise<void> {
  await raiseEpoch(deps, tx, guest.id, 'all');
  await confirmAddress(deps, tx, guest.id, email);
  deps.securityLog.note({ event: 'emailChanged' }, { guestId: guest.id });
  if (guest.email_verified_at === null || emailKey(email) === guest.email_key) return;
  await deps.mailer.send(tx, {
    to: guest.email,
    template: 'emailChanged',
    args: { name: guest.name },
    language: guest.language,
  });
}

/**
 * Makes an address the confirmed one of a guest, and tells all tabs.
 * [RU-socket-email-verified-reload]
 * @throws OperationError EMAIL_TAKEN when it is the confirmed one of another guest
 */
export async function confirmAddress(
  { clock, guestEvents, domainEvents }: Pick<Deps, 'clock' | 'guestEvents' | 'domainEvents'>,
  tx: Transaction<AccountsTables>,
  guestId: string,
  email: string,
): Promise<void> {
  try {
    await tx
      .updateTable('guests')
      .set({ email, email_key: emailKey(email), email_verified_at: new Date(clock.now()) })
      .where('id', '=', guestId)
      .execute();
  } catch (error) {
    if (violatedConstraint(error) === 'guests_email_key') throw new OperationError('EMAIL_TAKEN');
    throw error;
  }
  await guestEvents.append(tx, guestId, 'guestEmailVerified', { email });
  await domainEvents.emit(tx, 'emailConfirmed', { guestId, email });
}

/** Puts addresses in place whose wait is over, each in a transaction of its own. */
export async function applyEmailChanges(
  deps: Deps & Pick<AccountsDeps, 'database'>,
): Promise<void> {
  const { database, clock } = deps;
  const due = await database.read
    .selectFrom('guests')
    .select('id')
    .where('pending_email_due_at', '<=', new Date(clock.now()))
    .orderBy('pending_email_due_at')
    .limit(100)
    .execute();
  for (const { id } of due)
    await database.transaction(async (tx) => {
      const guest = await findGuest(tx, id, 'update');
      const email = guest?.pending_email;
      if (!guest || !email || !isDue(guest, clock.now())) return;
      // Somebody else has confirmed it meanwhile, so nothing is left to wait for.
      if (await findOwnerOfEmail(tx, emailKey(email))) await raiseEpoch(deps, tx, id, 'all');
      else await moveTo(deps, tx, guest, email);
    });
}
