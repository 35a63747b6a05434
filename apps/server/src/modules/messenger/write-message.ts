import type { RestContract } from '@vx/contract/rest';
import { nextPayment, nextPrice, refuseMessage, subjectOf } from '@vx/messenger-core/rules';
import { InvariantError } from '@vx/kernel';
import type { Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import { channelOf, idOf, messageOf } from './channels.ts';
import { insertLines, openChannel, type Line } from './lines.repository.ts';
import { announceChange, announceToActor, type MessengerDeps } from './messenger-deps.ts';
import { noteLastMessage } from './messenger.repository.ts';
import { pricingIn } from './pricing.ts';
import { readMessage } from './read-text.ts';
import type { MessengerTables } from './tables.ts';

const operation = 'POST /messenger/channel/actor/{actorId}/messages';
type Written = RestContract[typeof operation]['response'];

/**
 * Writes to a performer: key, free message or charge with the performer's share, line and what lists show are one
 * transaction, in which the wallet is locked before the channel. What costs another price than the guest saw is
 * refused with the new one, and nothing is written. [beyond 7]
 */
export function writeMessage(deps: MessengerDeps): RestHandler<typeof operation> {
  return async ({ params, body, caller, idempotencyKey }) => {
    const { guestId, language } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const request = {
      actorId: idOf(params.actorId),
      text: readMessage(body.text, 'body/text'),
      expectedPrice: body.expectedPrice,
    };
    return await deps.database.transaction((tx) =>
      deps.once(tx, { guestId, key: idempotencyKey, operation, request }, () =>
        write(deps, tx, { ...request, guestId, language, clientId: `guest:${idempotencyKey}` }),
      ),
    );
  };
}

interface Wanted {
  readonly guestId: string;
  readonly actorId: number;
  readonly text: string;
  readonly expectedPrice: number;
  readonly clientId: string;
  readonly language: Caller['language'];
}

async function write(
  deps: MessengerDeps,
  tx: Transaction<MessengerTables>,
  wanted: Wanted,
): Promise<Written> {
  const { guestId, actorId, text, language, clientId } = wanted;
  const wallet = await deps.money.holdWallet(tx, guestId);
  const actor = await deps.actors.find(actorId, language, tx);
  if (!actor) throw new OperationError('NOT_FOUND');
  const channel = await openChannel(tx, guestId, actorId);
  const pricing = pricingIn(deps, actor, channel, wallet.currency);
  const price = nextPrice(pricing);
  const { balance, currency } = wallet;
  switch (
    refuseMessage({
      blocked: channel.blocked,
      pricing,
      expectedPrice: wanted.expectedPrice,
      balance,
    })
  ) {
    case 'FORBIDDEN':
      throw new OperationError('FORBIDDEN');
    case 'PRICE_CHANGED':
      throw new OperationError('PRICE_CHANGED', { price });
    case 'BALANCE_TOO_LOW':
      throw new OperationError('BALANCE_TOO_LOW', { balance, missing: price - balance });
    case null:
      break;
  }
  const at = new Date(deps.clock.now());
  const payment = nextPayment(pricing);
  const [line] = await insertLines(tx, channel.id, [
    { clientId, sender: 'guest', kind: 'text', body: { text }, at, ...(price > 0 && { price }) },
  ]);
  // The key is new, so nothing stands under it.
  if (!line) throw new InvariantError(`A message stands under the new key ${clientId}.`);
  const takesFree = payment.by === 'freeMessage';
  await noteLastMessage(tx, channel.id, {
    messageId: line.id,
    subject: subjectOf('text', { text }),
    at,
    unreadBy: 'actor',
    takesFree,
  });
  const receipt =
    payment.by === 'money'
      ? await wallet.charge({
          amount: payment.amount,
          currency,
          kind: 'paid_message',
          reference: String(line.id),
          performer: { id: actorId },
          text: { args: { actor: actor.name } },
        })
      : null;
  announceChange(deps, guestId, channel.id);
  announceToActor(deps, channel);
  const left = receipt?.balance ?? balance;
  const now = {
    ...channel,
    archived: false,
    last_message_id: line.id,
    subject: subjectOf('text', { text }),
    last_message_at: at,
    free_used: channel.free_used + (takesFree ? 1 : 0),
  };
  return {
    message: messageOf(line as Line<'text'>),
    channel: channelOf(now, actor.online, pricingIn(deps, actor, now, currency)),
    guestBalance: left,
    guestBalanceFormatted: deps.money.display({ value: left, currency }, language).formatted,
  };
}
