import type { AccountsApi } from '../accounts/index.ts';
import type { PincallApi } from '../pincall/index.ts';
import { mailboxOf } from '../quotas/index.ts';
import type { Trace, TraceKind, TracesOf } from './persons.ts';

const traces = (kind: TraceKind, values: readonly string[]): readonly Trace[] =>
  values.map((value) => ({ kind, value }));

/** What accounts and phones know of a guest, also from before traces were kept. */
export const createTracesOf =
  ({
    accounts,
    phones,
  }: {
    readonly accounts: Pick<AccountsApi, 'find' | 'devicesOf' | 'passkeysOf'>;
    readonly phones: Pick<PincallApi, 'numbersOf'>;
  }): TracesOf =>
  async (tx, guestId) => {
    const guest = await accounts.find(guestId, tx);
    return [
      ...traces('mailbox', guest ? [mailboxOf(guest.email)] : []),
      ...traces('phone', await phones.numbersOf(tx, guestId)),
      ...traces('device', await accounts.devicesOf(tx, guestId)),
      ...traces('passkey', await accounts.passkeysOf(tx, guestId)),
    ];
  };
