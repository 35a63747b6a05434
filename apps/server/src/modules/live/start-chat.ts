import { sql } from 'kysely';
import type { LiveChat } from '@vx/contract';
import type { BuiltChatType } from '@vx/contract/enums';
import { sqlState } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import { stateOf } from '../actors/index.ts';
import { chatPrices } from './chat-prices.ts';
import type { LiveDeps } from './live-deps.ts';
import {
  findRunning,
  insertParticipation,
  insertSession,
  type LiveSession,
  noteAttempt,
  type Participation,
  type Tx,
} from './live.repository.ts';
import {
  chatKinds,
  firstSecond,
  spendableBalance,
  isBreak,
  refuseStart,
  startWaitMs,
  tickMs,
} from '@vx/live-core/rules';
import { logStart } from './log-chat.ts';
import { announceStart } from './performer-events.ts';
import { enqueueOpening } from './replies.ts';
import { chatView } from './views.ts';

const operation = 'POST /live/{actorId}/start';
/** A lock was not granted in time. */
const lockNotAvailable = '55P03';

interface Start {
  readonly caller: Caller;
  readonly guestId: string;
  readonly actorId: string;
  readonly type: BuiltChatType;
  readonly expectedPrice: number;
  readonly expectedFreeMinutes: number;
  readonly overtaken: boolean;
  readonly guestConnected: boolean;
}

/**
 * Starts a paid chat. A repeat with the same key answers the same chat. One running chat per guest
 * and per performer is held by the database, whatever comes in at once. [RU-livechat-start-errors]
 */
export function startChat(deps: LiveDeps): RestHandler<typeof operation> {
  return async ({ params, body, caller, idempotencyKey }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const actorId = String(params.actorId);
    const attempt = { guestId, intent: idempotencyKey, sequence: body.sequence };
    // In a transaction of its own: an attempt counts even when it is refused.
    const latest = await deps.database.transaction((tx) => noteAttempt(tx, attempt));
    const guestConnected = await deps.presence.isOnline(guestId);
    const start: Start = {
      caller,
      guestId,
      actorId,
      type: body.kind,
      expectedPrice: body.expectedPrice,
      expectedFreeMinutes: body.freeMinutes ?? 0,
      overtaken: !latest,
      guestConnected,
    };
    // The sequence counts attempts of one start; it is no part of what is asked for.
    const { kind, expectedPrice, freeMinutes } = body;
    const request = { actorId, kind, expectedPrice, ...(freeMinutes && { freeMinutes }) };
    try {
      return await deps.database.transaction(async (tx) => {
        await sql.raw(`set local lock_timeout = ${startWaitMs}`).execute(tx);
        return await deps.once(tx, { guestId, key: idempotencyKey, operation, request }, () =>
          open(deps, tx, start),
        );
      });
    } catch (error) {
      if (sqlState(error) === lockNotAvailable) throw new OperationError('CHAT_TIMEOUT');
      throw error;
    }
  };
}

async function open(deps: LiveDeps, tx: Tx, start: Start): Promise<LiveChat> {
  const { caller, guestId, type } = start;
  const { tariff, conditions, price: priced, session: sessionKind } = chatKinds[type];
  const wallet = await deps.money.lockWallet(tx, guestId);
  const actor = await deps.actors.find(start.actorId, caller.language, tx);
  if (!actor) throw new OperationError('NOT_FOUND');
  const amount = (coins: number) => deps.money.amountOf(coins, wallet.currency);
  const price = chatPrices(actor, amount)[priced];
  if (price === null) throw new OperationError('NOT_FOUND');
  const freeMinutes = await deps.benefits.minutesOf(tx, guestId, actor.id);
  const room = (await deps.money.roomOf(tx, [guestId], 'spend')).get(guestId);
  const authorise = () =>
    deps.money.authorise(tx, {
      guestId,
      flow: 'spend',
      amount: firstSecond({ tariff, pricePerMinute: price }),
    });
  // A break holds everything back, free minutes, too, and is said before an empty wallet is.
  if (isBreak(room?.rule)) await authorise();
  const refusal = refuseStart({
    conditions,
    guestId,
    country: caller.country,
    bannedCountries: actor.banned_countries,
    actorState: stateOf(actor),
    chatRunning: (await findRunning(tx, guestId)) !== null,
    guestConnected: start.guestConnected,
    overtaken: start.overtaken,
    expectedPrice: start.expectedPrice,
    pricePerMinute: price,
    expectedFreeMinutes: start.expectedFreeMinutes,
    freeMinutes,
    balance: wallet.balance,
    currency: wallet.currency,
  });
  if (refusal === 'PRICE_CHANGED') throw new OperationError(refusal, { price, freeMinutes });
  if (refusal === 'BALANCE_TOO_LOW') throw new OperationError(refusal, { balance: wallet.balance });
  if (refusal !== null) throw new OperationError(refusal);

  // A chat that a limit would end before its first second is not begun. A limit counts money, which free
  // minutes cost none of.
  if (freeMinutes === 0) await authorise();

  const now = deps.clock.now();
  const at = new Date(now);
  const session: LiveSession = {
    id: deps.random.uuid(),
    actor_id: actor.id,
    kind: sessionKind,
    channel: actor.channel,
    state: 'running',
    started_at: at,
    ended_at: null,
    exit_code: null,
  };
  const chat: Participation = {
    id: deps.random.uuid(),
    session_id: session.id,
    guest_id: guestId,
    guest_session_id: caller.sessionId,
    actor_id: actor.id,
    actor_name: actor.name,
    kind: type,
    state: 'running',
    language: caller.language,
    channel: actor.channel,
    price_per_minute: price,
    currency: wallet.currency,
    free_seconds: freeMinutes * 60,
    charged: 0,
    billed_ms: 0,
    started_at: at,
    ticked_at: at,
    due_at: new Date(now + tickMs),
    seen_at: at,
    served_at: null,
    picture_at: null,
    ended_at: null,
    exit_code: null,
    ended_by: null,
    balance_after: null,
  };
  // Another start may have won since the look above: the indexes decide.
  if (!(await insertSession(tx, session)))
    throw new OperationError(
      (await findRunning(tx, guestId)) ? 'ALREADY_IN_PROGRESS' : 'ACTOR_BUSY',
    );
  if (!(await insertParticipation(tx, chat))) throw new OperationError('ALREADY_IN_PROGRESS');
  await deps.actors.setBusy(tx, [actor.id], true);
  await logStart(deps, tx, chat);
  await announceStart(deps, tx, chat);
  await enqueueOpening(deps, tx, chat);
  const funds = spendableBalance(wallet.balance, room);
  return chatView(deps, chat, { balance: wallet.balance, funds }, caller);
}
