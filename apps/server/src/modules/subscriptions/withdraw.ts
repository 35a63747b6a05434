import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { emailKey, isEmail } from '../accounts/index.ts';
import { viewOf, withOwn } from './change-subscription.ts';
import { end } from './renew.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import {
  countWithdrawals,
  findWithdrawalOf,
  insertWithdrawal,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import { refundsOf } from './views.ts';

const DAY_MS = 86_400_000;
/** Confirmations that one address gets in a day, so that nobody is mailed to by strangers. */
const MAILS_PER_DAY = 3;

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
      const shown = (amount: number) =>
        deps.money.display({ amount, currency: wallet.currency }, language);
      const known = await findWithdrawalOf(tx, row.id);
      if (known)
        return {
          subscription: await viewOf(deps, own, row, language),
          receivedAt: known.received_at.toISOString(),
          refund: shown(Number(known.refund ?? 0)),
        };
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
      const receivedAt = await keepDeclaration(deps, tx, row, refund, shown(refund).formatted);
      return {
        subscription: await viewOf(deps, own, ended, language),
        receivedAt: receivedAt.toISOString(),
        refund: shown(refund),
      };
    });
}

/** Writes down that the guest withdrew, and mails the dated receipt. */
async function keepDeclaration(
  deps: SubscriptionsDeps,
  tx: AnyTransaction,
  row: SubscriptionRow,
  refund: number,
  shown: string,
): Promise<Date> {
  const at = new Date(deps.clock.now());
  const guest = await deps.accounts.find(row.guest_id, tx);
  if (!guest) throw new OperationError('NEED_LOGIN');
  await insertWithdrawal(tx, {
    id: deps.random.uuid(),
    guest_id: row.guest_id,
    subscription_id: row.id,
    name: guest.name,
    email: guest.email,
    email_key: emailKey(guest.email),
    contract: row.plan,
    refund,
    received_at: at,
  });
  await deps.mailer.send(tx, {
    to: guest.email,
    template: 'withdrawalReceived',
    args: { name: guest.name, at: at.toISOString(), contract: null, plan: row.plan, refund: shown },
    language: guest.language,
  });
  return at;
}

/**
 * Takes a declaration of anybody, in the visitor's own words. Whether there is an account is not told;
 * the declaration is kept and its receipt goes to the address that was given.
 */
export function declareWithdrawal(deps: SubscriptionsDeps): RestHandler<'POST /withdrawal'> {
  return async ({ body, caller }) => {
    const [name, email, contract] = [body.name.trim(), body.email.trim(), body.contract.trim()];
    if (!isEmail(email)) throw new OperationError('EMAIL_INVALID');
    if (name === '') throw new OperationError('INVALID_INPUT', { field: 'name' });
    if (contract === '') throw new OperationError('INVALID_INPUT', { field: 'contract' });
    const at = new Date(deps.clock.now());
    const key = emailKey(email);
    await deps.database.transaction(async (tx) => {
      const lately = await countWithdrawals(tx, key, new Date(at.getTime() - DAY_MS));
      await insertWithdrawal(tx, {
        id: deps.random.uuid(),
        guest_id: caller.guestId,
        subscription_id: null,
        name,
        email,
        email_key: key,
        contract,
        refund: null,
        received_at: at,
      });
      if (lately >= MAILS_PER_DAY) return;
      await deps.mailer.send(tx, {
        to: email,
        template: 'withdrawalReceived',
        args: { name, at: at.toISOString(), contract, plan: null, refund: null },
        language: caller.language,
      });
    });
    return { receivedAt: at.toISOString() };
  };
}
