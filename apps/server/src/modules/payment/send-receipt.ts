import type { AnyTransaction } from '../../platform/database/index.ts';
import type { Mailer } from '../../platform/mail.ts';
import { amountName, type MoneyApi } from '../money/index.ts';
import type { IntentRow } from './payment.repository.ts';
import { paymentView } from './payment-view.ts';

/** Where a guest's receipts go. */
export type ContactOf = (
  guestId: string,
  tx: AnyTransaction,
) => Promise<{ readonly email: string; readonly name: string } | null>;

/** Mails the receipt of a paid top-up, in the transaction that books it: once, or not at all. */
export function createSendReceipt(deps: {
  readonly mailer: Mailer;
  readonly money: Pick<MoneyApi, 'display'>;
  readonly contactOf: ContactOf;
}): (tx: AnyTransaction, intent: IntentRow) => Promise<void> {
  const { mailer, money, contactOf } = deps;
  return async (tx, intent) => {
    const contact = await contactOf(intent.guest_id, tx);
    if (!contact) return;
    const { language } = intent;
    const { brings, price } = paymentView(money, intent, language);
    await mailer.send(tx, {
      to: contact.email,
      template: 'topUpReceipt',
      args: {
        name: contact.name,
        brings: amountName(brings, language),
        price: price.formatted,
      },
      language,
    });
  };
}
