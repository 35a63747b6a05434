import type { WalletCurrency } from '@vx/contract/enums';
import type { Money } from '@vx/currency';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { MailTemplates } from '../../platform/mail.ts';
import type { Caller } from '../../platform/module.ts';
import { amountAndWorth, type TransferReceipt } from '../money/index.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

type Language = Caller['language'];
type MailDeps = Pick<SubscriptionsDeps, 'accounts' | 'mailer' | 'money'>;
type Row = Pick<SubscriptionRow, 'guest_id' | 'plan' | 'paid_until'>;
type SubscriptionMail =
  | 'subscriptionPaid'
  | 'subscriptionCancelled'
  | 'subscriptionUnpaid'
  | 'subscriptionEnded';

/** A day as mails carry it. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Mails about a contract go out whatever the guest chose to be told of, as receipts do. */
async function mail<Template extends SubscriptionMail>(
  { accounts, mailer }: MailDeps,
  tx: AnyTransaction,
  row: Row,
  template: Template,
  args: Omit<MailTemplates[Template], 'name' | 'plan'>,
): Promise<void> {
  const guest = await accounts.find(row.guest_id, tx);
  if (!guest) return;
  const { name, email, language } = guest;
  const all = { ...args, name, plan: row.plan } as unknown as MailTemplates[Template];
  await mailer.send(tx, { to: email, template, args: all, language });
}

/** An amount of a wallet in a sentence, with its value in money. */
export function priceIn(
  { money }: Pick<MailDeps, 'money'>,
  paid: Money<WalletCurrency>,
  language: Language,
): string {
  return amountAndWorth(money.display(paid, language), language);
}

/** A period was charged: what it cost and until when it lasts. */
export async function mailPaid(
  deps: MailDeps,
  tx: AnyTransaction,
  row: Row,
  { amount, currency }: TransferReceipt,
): Promise<void> {
  const language = (await deps.accounts.find(row.guest_id, tx))?.language ?? 'en';
  const price = priceIn(deps, { value: amount, currency }, language);
  await mail(deps, tx, row, 'subscriptionPaid', { price, until: dayOf(row.paid_until) });
}

/** The confirmation of a cancellation. */
export const mailCancelled = (deps: MailDeps, tx: AnyTransaction, row: Row): Promise<void> =>
  mail(deps, tx, row, 'subscriptionCancelled', { until: dayOf(row.paid_until) });

/** A renewal could not be charged. `until`: when the subscription ends otherwise. */
export const mailUnpaid = (
  deps: MailDeps,
  tx: AnyTransaction,
  row: Row,
  until: Date,
): Promise<void> => mail(deps, tx, row, 'subscriptionUnpaid', { until: dayOf(until) });

export const mailEnded = (deps: MailDeps, tx: AnyTransaction, row: Row): Promise<void> =>
  mail(deps, tx, row, 'subscriptionEnded', {});
