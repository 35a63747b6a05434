import { createHash } from 'node:crypto';
import { keptWithdrawals, withdrawalReference } from '@vx/money-core/rules';
import { emailKey, isEmail } from '@vx/session-core/rules';
import { newSecret } from '../../platform/auth.ts';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import {
  confirmDeclared,
  insertWithdrawal,
  lockDeclared,
  sweepWithdrawals,
  type WithdrawalRow,
} from './subscriptions.repository.ts';

const hashOf = (token: string): Buffer =>
  createHash('sha256').update(`withdrawal:${token}`).digest();

/**
 * Takes a declaration of anybody, in the visitor's own words. It counts from now on, and its receipt is
 * the answer. The words are mailed to an address only once it is proven to be the visitor's: by a log-in
 * with that address confirmed, or by the link of the mail. Whether there is an account is not told.
 */
export function declareWithdrawal(deps: SubscriptionsDeps): RestHandler<'POST /withdrawal'> {
  return async ({ body, caller }) => {
    const [name, email, contract] = [body.name.trim(), body.email.trim(), body.contract.trim()];
    if (!isEmail(email)) throw new OperationError('EMAIL_INVALID');
    if (name === '') throw new OperationError('INVALID_INPUT', { field: 'name' });
    if (contract === '') throw new OperationError('INVALID_INPUT', { field: 'contract' });
    const at = new Date(deps.clock.now());
    const key = emailKey(email);
    const id = deps.random.uuid();
    const guest = caller.guestId === null ? null : await deps.accounts.find(caller.guestId);
    const isOwn = guest !== null && guest.email_verified_at !== null && guest.email_key === key;
    const token = isOwn ? null : newSecret();
    const row = {
      id,
      guest_id: caller.guestId,
      subscription_id: null,
      name,
      email,
      email_key: key,
      contract,
      refund: null,
      received_at: at,
      language: caller.language,
      token_hash: token === null ? null : hashOf(token),
      confirmed_at: isOwn ? at : null,
    };
    await deps.database.transaction(async (tx) => {
      await insertWithdrawal(tx, row);
      if (token === null) return await mailReceipt(deps, tx, row);
      await deps.mailer.send(tx, {
        to: email,
        template: 'withdrawalConfirm',
        args: { token, at: at.toISOString(), reference: withdrawalReference(id) },
        language: caller.language,
      });
    });
    return { receivedAt: at.toISOString(), reference: withdrawalReference(id), confirmed: isOwn };
  };
}

/** The link of the mail: whoever has it reads what was declared, and gets the receipt, once. */
export function confirmWithdrawal(
  deps: SubscriptionsDeps,
): RestHandler<'POST /withdrawal/confirm'> {
  return ({ body }) =>
    deps.database.transaction(async (tx) => {
      const row = await lockDeclared(tx, hashOf(body.token));
      if (!row) throw new OperationError('TOKEN_UNKNOWN');
      if (row.confirmed_at === null) {
        await confirmDeclared(tx, row.id, new Date(deps.clock.now()));
        await mailReceipt(deps, tx, row);
      }
      const { name, email, contract, received_at } = row;
      return {
        receivedAt: received_at.toISOString(),
        reference: withdrawalReference(row.id),
        name,
        email,
        contract,
      };
    });
}

/** The dated receipt, with everything that was declared. */
async function mailReceipt(
  deps: Pick<SubscriptionsDeps, 'mailer'>,
  tx: AnyTransaction,
  row: Pick<WithdrawalRow, 'contract' | 'email' | 'id' | 'language' | 'name' | 'received_at'>,
): Promise<void> {
  await deps.mailer.send(tx, {
    to: row.email,
    template: 'withdrawalReceived',
    args: {
      name: '',
      at: row.received_at.toISOString(),
      contract: row.contract,
      plan: null,
      refund: null,
      reference: withdrawalReference(row.id),
      declaredBy: row.name,
    },
    language: row.language,
  });
}

/** Removes declarations whose time is over. */
export const forgetWithdrawals = (
  deps: Pick<SubscriptionsDeps, 'clock' | 'database'>,
): Promise<void> => sweepWithdrawals(deps.database.read, keptWithdrawals(deps.clock.now()));
