import type { RestContract } from '@vx/contract/rest';
import { blockedUntil, groupOf, groupOfType, interrupts, pauseOf } from '@vx/rewards-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandlers } from '../../platform/module.ts';
import {
  block,
  findEntry,
  asIncentivesTables,
  setInfo,
  takeInterruption,
  takeOffer,
  wasOffered,
  type Found,
} from './incentives.repository.ts';
import type { IncentivesDeps } from './incentives-deps.ts';

const redeemOperation = 'POST /conversion/redeemIncentive';
type Redeemed = RestContract[typeof redeemOperation]['response'];

async function entryOf(
  deps: IncentivesDeps,
  guestId: string | null,
  id: string,
  tx?: AnyTransaction,
): Promise<Found> {
  const found = await findEntry(tx ? asIncentivesTables(tx) : deps.database.read, guestId, id);
  if (!found) throw new OperationError('NOT_FOUND');
  return found;
}

/** Keeps the group away for 30 days, and takes it from the screens of all devices. */
async function putAway(
  deps: IncentivesDeps,
  tx: AnyTransaction,
  guestId: string,
  { entry }: Found,
): Promise<void> {
  const group = groupOf(entry);
  await block(tx, guestId, group, new Date(blockedUntil(deps.clock.now())));
  await deps.guestEvents.append(tx, guestId, 'incentiveClosed', {
    incentiveId: entry.id,
    uniqueGroup: group,
  });
}

async function redeem(
  deps: IncentivesDeps,
  tx: AnyTransaction,
  guestId: string,
  id: string,
): Promise<Redeemed> {
  await deps.money.authorise(tx, { guestId, flow: 'redeem' });
  const now = deps.clock.now();
  const found = await entryOf(deps, guestId, id, tx);
  const { gift } = found.entry;
  const { endsAt } = found.status;
  // What was handed out is a promise until its deadline, even when its reason is gone; nothing else is.
  if (gift === null || !(await wasOffered(tx, guestId, id))) throw new OperationError('NOT_FOUND');
  if (found.status.redeemedAt !== null) throw new OperationError('INCENTIVE_TAKEN');
  if (endsAt !== null && endsAt <= now)
    throw new OperationError('INCENTIVE_OVER', { endedAt: new Date(endsAt).toISOString() });
  const { type: kind, amount, validDays } = gift;
  const granted = await deps.benefits.grant(tx, {
    guestId,
    origin: 'incentive',
    reference: id,
    grantKey: `incentive:${id}:${guestId}`,
    gift: { kind, amount, validDays },
  });
  if (!granted?.validTo || !(await takeOffer(tx, guestId, id, now)))
    throw new OperationError('INCENTIVE_TAKEN');
  await putAway(deps, tx, guestId, found);
  return { data: { success: true, validTo: granted.validTo.toISOString() } };
}

/** What a guest does with an incentive. */
export function answerHandlers(deps: IncentivesDeps) {
  const { database, clock } = deps;
  return {
    'POST /conversion/showIncentive': async ({ body, caller: { guestId } }) => {
      const { entry, attention } = await entryOf(deps, guestId, body.incentive);
      // Browsers keep the rule for visitors, whom the server does not know from one page to the next.
      if (!interrupts(entry) || guestId === null) return { data: { success: true } };
      if (await deps.live.isChatting(guestId)) return { data: { success: false } };
      const now = clock.now();
      const success = await database.transaction((tx) =>
        takeInterruption(tx, guestId, { now, pauseMs: pauseOf(attention, now) }),
      );
      return { data: { success } };
    },
    'POST /conversion/closeIncentive': async ({ body, caller: { guestId } }) => {
      const found = await entryOf(deps, guestId, body.incentive);
      if (guestId !== null && body.result !== 'expired')
        await database.transaction((tx) => putAway(deps, tx, guestId, found));
      return { data: { success: true } };
    },
    'POST /conversion/setGuestInfo': async ({ body, caller: { guestId } }) => {
      // Of visitors nothing is kept: no rule could read it, and their browsers know it themselves.
      if (guestId === null) return { success: false };
      await setInfo(database.read, { guestId, ...body, at: new Date(clock.now()) });
      return { success: true };
    },
    'POST /conversion/setRefillWindowHidden': async ({ body, caller: { guestId } }) => {
      if (guestId === null) throw new OperationError('NEED_LOGIN');
      const until = new Date(clock.now() + body.interval * 1000);
      await database.transaction((tx) =>
        block(tx, guestId, groupOfType(body.incentiveType), until),
      );
      return { data: { success: true } };
    },
    [redeemOperation]: async ({ body, caller: { guestId }, idempotencyKey }) => {
      if (guestId === null) throw new OperationError('NEED_LOGIN');
      if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
      const request = { incentive: body.incentive };
      return await database.transaction((tx) =>
        deps.once(tx, { guestId, key: idempotencyKey, operation: redeemOperation, request }, () =>
          redeem(deps, tx, guestId, body.incentive),
        ),
      );
    },
  } satisfies RestHandlers;
}
