import { isOutage } from '../../platform/database/index.ts';
import type { RecurringTask } from '../../platform/module.ts';
import type { SpendingRoom } from '@vx/money-core/rules';
import type { ChargeOutcome } from '../money/index.ts';
import type { LiveDeps } from './live-deps.ts';
import {
  advanceChats,
  findDue,
  findUnseen,
  markSeen,
  postpone,
  takeDue,
  type Advance,
  type Participation,
  type Tx,
} from './live.repository.ts';
import {
  exitCodes,
  spendableBalance,
  nextTickAt,
  tickChat,
  type Reading,
  type TickOutcome,
} from '@vx/live-core/rules';
import { meterOf } from './meter-of.ts';
import { chargeOf, finish } from './settle.ts';

/** Chats of one transaction: few enough that no wallet is locked for long. */
const batch = 50;
/** Chats of one look; the next look follows at once in time. */
const maxDueAtOnce = 5_000;
/** A chat that cannot be metered is looked at again after this. */
const brokenMs = 5_000;
/** Who passed over a chat for so long tries it in line. */
const overdueMs = 200;
/** Chats that wait for their wallets at a time; each may take a connection for a second. */
const inLine = 2;
/** How often a guest's presence is asked for. */
const attendanceMs = 5_000;

interface Frame {
  readonly chat: Participation;
  readonly reading: Reading;
  readonly balance: number;
}

/**
 * Advances every running chat once a second (ADR 0003). Any number of nodes may run it: each takes
 * due chats that no other holds, so a chat goes on when its node dies. Meters fall due on full
 * seconds; the task looks four times a second, so that a chat ends at most a quarter late.
 * Wallets that somebody else holds are passed over, so that no guest's calls delay the others' ticks.
 */
export function meterTask(deps: LiveDeps): RecurringTask {
  return {
    name: 'live.meter',
    everyMs: 250,
    where: 'every-node',
    async run() {
      const due = await findDue(deps.database.read, new Date(deps.clock.now()), maxDueAtOnce);
      if (due.length === 0) return;
      await lookForGuests(deps);
      for (let from = 0; from < due.length; from += batch) {
        await advanceBatch(deps, due.slice(from, from + batch), 'free');
      }
    },
  };
}

/**
 * Comes back to chats that the meter passed over, and waits for their wallets: whoever keeps a wallet
 * busy pays for the chat all the same, within the time that is billed for. A chat that waits holds up
 * those that wait behind it, and no other.
 */
export function contendedMeterTask(deps: LiveDeps): RecurringTask {
  return {
    name: 'live.meter-contended',
    everyMs: 250,
    where: 'every-node',
    async run() {
      const before = new Date(deps.clock.now() - overdueMs);
      const overdue = (await findDue(deps.database.read, before, maxDueAtOnce)).values();
      const line = async (): Promise<void> => {
        for (const id of overdue) await advanceBatch(deps, [id], 'inLine');
      };
      await Promise.all(Array.from({ length: inLine }, line));
    },
  };
}

/** Which chats are advanced: those whose wallets nobody holds, or all, once their wallets are free. */
type Reach = 'free' | 'inLine';

/** A batch that fails is tried chat by chat, so that one broken chat holds up no other. */
async function advanceBatch(deps: LiveDeps, ids: readonly string[], reach: Reach): Promise<void> {
  try {
    await advance(deps, ids, reach);
  } catch (error) {
    if (ids.length > 1) {
      for (const id of ids) await advanceBatch(deps, [id], reach);
      return;
    }
    // A wallet that stays locked, or a database that is away: the chat is whole, and due all the time.
    if (isOutage(error)) return;
    const [chatId = ''] = ids;
    deps.logger.error('a chat could not be metered', { chatId, err: error });
    await postpone(deps.database.read, chatId, new Date(deps.clock.now() + brokenMs));
  }
}

/** Notes which guests of running chats have a socket anywhere. */
async function lookForGuests(deps: LiveDeps): Promise<void> {
  const now = deps.clock.now();
  const unseen = await findUnseen(deps.database.read, new Date(now - attendanceMs), 500);
  const there = await Promise.all(
    unseen.map(async ({ id, guest_id }) => {
      // When presence itself fails, nobody is thrown out for it.
      const online = await deps.presence.isOnline(guest_id).catch(() => true);
      return online ? id : null;
    }),
  );
  await markSeen(
    deps.database.read,
    there.filter((id) => id !== null),
    new Date(now),
  );
}

interface Due {
  readonly chat: Participation;
  readonly outcome: TickOutcome;
  readonly balance: number;
  /** The guest's own rule that leaves less than the balance. */
  readonly rule: SpendingRoom['rule'] | undefined;
}

/** One transaction: takes what is due of these chats, charges all at once, ends some. */
async function advance(deps: LiveDeps, ids: readonly string[], reach: Reach): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const taken = await takeDue(tx, new Date(now), ids);
    const wallets = await deps.money.lockWallets(
      tx,
      taken.map((chat) => chat.guest_id),
      { skipLocked: reach === 'free' },
    );
    const chats = reach === 'free' ? taken.filter((chat) => wallets.has(chat.guest_id)) : taken;
    const rooms = await deps.money.roomOf(
      tx,
      chats.map((chat) => chat.guest_id),
      'spend',
    );
    const due = chats.map((chat): Due => {
      const balance = wallets.get(chat.guest_id)?.balance ?? 0;
      const room = rooms.get(chat.guest_id);
      const funds = spendableBalance(balance, room);
      const outcome = tickChat(meterOf(chat), funds, now);
      return { chat, balance, outcome, rule: funds < balance ? room?.rule : undefined };
    });
    const charges = await deps.money.chargeMany(
      tx,
      due
        .filter(({ outcome }) => outcome.reading.charge > 0)
        .map(({ chat, outcome }) => chargeOf(chat, outcome.reading)),
    );
    const frames: Frame[] = [];
    for (const one of due) {
      const frame = await conclude(deps, tx, one, charges.get(one.chat.guest_id), now);
      if (frame) frames.push(frame);
    }
    await advanceChats(
      tx,
      frames.map((frame) => advanceOf(frame, now)),
    );
    deps.database.afterCommit(() => {
      for (const frame of frames) sendMeter(deps, frame);
    });
  });
}

const advanceOf = ({ chat, reading }: Frame, now: number): Advance => ({
  id: chat.id,
  charged: reading.charged,
  billedMs: reading.billedMs,
  tickedAt: new Date(now),
  dueAt: new Date(nextTickAt(reading, now)),
});

/** What a chat is after its charge: it runs on, or it is ended here and `null` is answered. */
async function conclude(
  deps: LiveDeps,
  tx: Tx,
  { chat, outcome, balance, rule }: Due,
  charge: ChargeOutcome | undefined,
  now: number,
): Promise<Frame | null> {
  if (charge?.kind === 'refused') {
    // A rule of spending (a limit) says no: the chat cannot go on.
    await finish(deps, tx, chat, {
      exitCode: exitCodes.timeLimit,
      ...(rule && { endedBy: rule }),
      endedAt: now,
      charged: chat.charged,
      billedMs: chat.billed_ms,
      balance,
      isUnpaid: true,
    });
    return null;
  }
  const { reading } = outcome;
  const left = charge?.receipt.balance ?? balance;
  if (outcome.kind === 'runs') return { chat, reading, balance: left };
  // What ran out is what the guest may spend, not the balance.
  const isUnpaid = outcome.exitCode === exitCodes.noMoney;
  const held = isUnpaid ? rule : undefined;
  await finish(deps, tx, chat, {
    exitCode: held ? exitCodes.timeLimit : outcome.exitCode,
    ...(held && { endedBy: held }),
    endedAt: outcome.endedAt,
    charged: reading.charged,
    billedMs: reading.billedMs,
    balance: left,
    isUnpaid,
  });
  return null;
}

function sendMeter(deps: LiveDeps, { chat, reading, balance }: Frame): void {
  deps.guestFrames
    .send(chat.guest_id, 'chatMeter', {
      chatId: chat.id,
      charged: reading.charged,
      seconds: reading.seconds,
      secondsLeft: reading.secondsLeft,
      balance,
      warning: reading.warning,
      stale: reading.stalled,
    })
    .catch((error: unknown) =>
      deps.logger.warn('meter frame was not sent', { chatId: chat.id, err: error }),
    );
}
