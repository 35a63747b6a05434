import type { RestContract } from '@vx/contract/rest';
import type { WalletCurrency } from '@vx/contract/enums';
import type { Money } from '@vx/currency';
import { withdrawalReference } from '@vx/money-core/rules';
import { emailKey } from '@vx/session-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { viewOf, withOwn } from './change-subscription.ts';
import { priceIn } from './mails.ts';
import { end } from './renew.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import { insertWithdrawal, type SubscriptionRow } from './subscriptions.repository.ts';
import { refundsOf } from './views.ts';

type Withdrawn = RestContract['POST /subscriptions/{subscriptionId}/withdraw']['response'];

/**
 * Withdraws from a subscription: refund, end, flag, declaration and receipt are one transaction. A
 * repeat answers what the first one wrote.
 */
export function withdraw(
  deps: SubscriptionsDeps,
): RestHandler<'POST /subscriptions/{subscriptionId}/withdraw'> {
  return ({ caller, params }) =>
    withOwn(deps, caller, params.subscriptionId, async (own) => {
      const { tx, row, wallet } = own;
      const { language } = caller;
      const answer = async (ended: SubscriptionRow): Promise<Withdrawn> => {
        const subscription = await viewOf(deps, own, ended, language);
        return { subscription, ...subscription.withdrawn! };
      };
      if (row.end_reason === 'withdrawn') return await answer(row);
      if (row.state === 'ended') throw new OperationError('SUBSCRIPTION_ENDED');
      const charges = (await refundsOf(deps, tx, row.guest_id, [row])).get(row.id);
      if (!charges) throw new OperationError('WITHDRAWAL_TOO_LATE');
      for (const { transferId, amount } of charges) {
        if (amount === 0) continue;
        await deps.money.refund(tx, {
          transferId,
          amount,
          text: { key: 'statement.withdrawal', args: { plan: row.plan } },
          transferKey: `withdrawal:${transferId}`,
        });
      }
      const refund = charges.reduce((sum, { amount }) => sum + amount, 0);
      const ended = await end(deps, tx, row, 'withdrawn');
      await keepDeclaration(deps, tx, row, { value: refund, currency: wallet.currency });
      return await answer(ended);
    });
}

/** Writes down that the guest withdrew, and mails the dated receipt. */
async function keepDeclaration(
  deps: SubscriptionsDeps,
  tx: AnyTransaction,
  row: SubscriptionRow,
  refund: Money<WalletCurrency>,
): Promise<void> {
  const at = new Date(deps.clock.now());
  const guest = await deps.accounts.find(row.guest_id, tx);
  if (!guest) throw new OperationError('NEED_LOGIN');
  const id = deps.random.uuid();
  await insertWithdrawal(tx, {
    id,
    guest_id: row.guest_id,
    subscription_id: row.id,
    name: guest.name,
    email: guest.email,
    email_key: emailKey(guest.email),
    contract: row.plan,
    refund: refund.value,
    received_at: at,
    language: guest.language,
    token_hash: null,
    confirmed_at: at,
  });
  await deps.mailer.send(tx, {
    to: guest.email,
    template: 'withdrawalReceived',
    args: {
      name: guest.name,
      at: at.toISOString(),
      contract: null,
      plan: row.plan,
      refund: priceIn(deps, refund, guest.language),
      reference: withdrawalReference(id),
    },
    language: guest.language,
  });
}
