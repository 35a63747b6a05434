import type { AccountsApi } from '../accounts/index.ts';
import type { PincallApi } from '../pincall/index.ts';
import { mailboxOf } from '../quotas/index.ts';
import type { PersonTrace, WelcomeOptions } from './welcome.ts';

/** What is known of the person behind a guest. */
export const createWelcomeTraces =
  ({
    accounts,
    phones,
  }: {
    readonly accounts: Pick<AccountsApi, 'find' | 'devicesOf'>;
    readonly phones: Pick<PincallApi, 'numbersOf'>;
  }): WelcomeOptions['tracesOf'] =>
  async (db, guestId) => {
    const guest = await accounts.find(guestId, db);
    const mailbox = guest?.email_verified_at ? 'confirmedMailbox' : 'mailbox';
    const traces = (kind: PersonTrace['kind'], values: readonly string[]): readonly PersonTrace[] =>
      values.map((value) => ({ kind, value }));
    return [
      ...traces(mailbox, guest ? [mailboxOf(guest.email)] : []),
      ...traces('phone', await phones.numbersOf(db, guestId)),
      ...traces('device', await accounts.devicesOf(db, guestId)),
    ];
  };
