import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { MoneyApi } from '../money/index.ts';
import { mailboxOf } from '../quotas/index.ts';
import type { Persons, Trace } from './persons.ts';

export type TraceHandlers = DomainEventHandlers<
  | 'guestCreated'
  | 'deviceUsed'
  | 'passkeyAdded'
  | 'emailConfirmed'
  | 'phoneConfirmed'
  | 'avsSubjectIdentified'
  | 'paymentMeansIdentified'
>;

/**
 * What becomes known of a guest, as traces: an excluded person is known again by each. A trace is noted
 * with the wallet locked, so that no charge passes beside the exclusion that it may bring.
 */
export function noteTraces(
  persons: Persons | null,
  money: Pick<MoneyApi, 'lockWallet'>,
): TraceHandlers {
  type Handler = (
    tx: Parameters<Persons['note']>[0],
    guestId: string,
    trace: Trace,
  ) => Promise<void>;
  const note: Handler = async (tx, guestId, trace) => await persons?.note(tx, guestId, trace);
  const lockAndNote: Handler = async (tx, guestId, trace) => {
    if (!persons) return;
    await money.lockWallet(tx, guestId);
    await persons.note(tx, guestId, trace);
  };
  return {
    /** Nobody else knows the wallet yet. */
    async guestCreated(tx, { guestId, email, deviceId }) {
      await note(tx, guestId, { kind: 'mailbox', value: mailboxOf(email) });
      if (deviceId !== null) await note(tx, guestId, { kind: 'device', value: deviceId });
    },
    /** Whoever has an account already may share the device with somebody else. */
    deviceUsed: async (tx, { guestId, deviceId: value }) =>
      await persons?.keep(tx, guestId, { kind: 'device', value }),
    passkeyAdded: (tx, { guestId, credentialId: value }) =>
      lockAndNote(tx, guestId, { kind: 'passkey', value }),
    emailConfirmed: (tx, { guestId, email }) =>
      lockAndNote(tx, guestId, { kind: 'mailbox', value: mailboxOf(email) }),
    phoneConfirmed: (tx, { guestId, e164: value }) =>
      lockAndNote(tx, guestId, { kind: 'phone', value }),
    /** The wallet is locked by whoever takes the check or the payment. */
    avsSubjectIdentified: (tx, { guestId, subject: value }) =>
      note(tx, guestId, { kind: 'subject', value }),
    paymentMeansIdentified: (tx, { guestId, means: value }) =>
      note(tx, guestId, { kind: 'means', value }),
  };
}
