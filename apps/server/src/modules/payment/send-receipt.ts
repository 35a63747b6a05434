import type { AnyTransaction } from '../../platform/database/index.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { MoneyApi } from '../money/index.ts';
import type { IntentRow } from './payment.repository.ts';
import { payPageTexts } from './sandbox/pay-page.texts.ts';

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
    const shown = (amount: number, currency: 'VXC' | 'EUR'): string =>
      money.display({ amount, currency }, language).formatted;
    await mailer.send(tx, {
      to: contact.email,
      template: 'topUpReceipt',
      args: {
        name: contact.name,
        coins: payPageTexts[language].coins(shown(intent.coins + intent.bonus, 'VXC')),
        price: shown(intent.euro_cents, 'EUR'),
      },
      language,
    });
  };
}
