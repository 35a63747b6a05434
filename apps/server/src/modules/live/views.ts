import type { ChatLine, ChatReceipt, LiveChat } from '@vx/contract';
import { holderOf } from '../../platform/grants.ts';
import type { Caller } from '../../platform/module.ts';
import type { Language } from '../actors/index.ts';
import { livePath, type MediaGrant } from '../media/index.ts';
import type { WalletCurrency } from '../money/index.ts';
import type { LiveDeps } from './live-deps.ts';
import type { SaidLine } from '../messenger/index.ts';
import type { Participation, Tx } from './live.repository.ts';
import { awaitsPicture, chatGrantSeconds, secondsCovered } from '@vx/live-core/rules';
import { freeSecondsUsed, meterOf, secondsOf } from './meter-of.ts';

/** Amounts of a chat are in the currency of the wallet that pays. */
export const currencyOf = (chat: Pick<Participation, 'currency'>): WalletCurrency =>
  chat.currency as WalletCurrency;

/** Whole seconds that vouchers and these funds still pay for. */
export function secondsLeftOf(chat: Participation, balance: number): number {
  const covered = secondsCovered(meterOf(chat), chat.charged + balance);
  return Math.max(0, covered - Math.floor(chat.billed_ms / 1_000));
}

/** The address of a chat's stream, for this session of its guest and while the chat runs. */
function streamOf(
  deps: Pick<LiveDeps, 'grants' | 'clock'>,
  chat: Participation,
  secondsLeft: number,
  caller: Caller,
): string {
  const now = deps.clock.now();
  // Ends on a full minute: reloads within a minute get the same address, and a player plays on.
  const until = Math.ceil((now + chatGrantSeconds(secondsLeft) * 1_000) / 60_000) * 60_000;
  const grant: MediaGrant = {
    kind: 'chat',
    channel: chat.channel,
    chat: chat.id,
    actor: chat.actor_id,
    holder: holderOf(caller),
    until,
  };
  return livePath(deps.grants.signGrant({ ...grant }, (until - now) / 1_000));
}

/**
 * A running chat as its guest sees it, with a fresh address of the stream.
 *
 * @param wallet.funds what the guest may spend of the balance
 */
export function chatView(
  deps: Pick<LiveDeps, 'money' | 'grants' | 'clock'>,
  chat: Participation,
  { balance, funds }: { readonly balance: number; readonly funds: number },
  caller: Caller,
): LiveChat {
  const secondsLeft = secondsLeftOf(chat, funds);
  const { language } = caller;
  const display = (amount: number) =>
    deps.money.display({ value: amount, currency: currencyOf(chat) }, language);
  return {
    chatId: chat.id,
    actorId: String(chat.actor_id),
    kind: chat.kind,
    url: streamOf(deps, chat, secondsLeft, caller),
    price: display(chat.price_per_minute),
    startedAt: chat.started_at.toISOString(),
    state: chat.state,
    freeSeconds: chat.free_seconds,
    charged: chat.charged,
    secondsLeft,
    balance: display(balance),
    awaitsPicture: awaitsPicture(meterOf(chat), deps.clock.now()),
  };
}

type ReceiptDeps = Pick<LiveDeps, 'money' | 'log' | 'database'>;

/** What each of these ended chats of one guest cost, in their order. Inside a transaction pass `tx`. */
export async function receiptsOf(
  deps: ReceiptDeps,
  chats: readonly Participation[],
  language: Language,
  tx?: Tx,
): Promise<readonly ChatReceipt[]> {
  const guestId = chats[0]?.guest_id;
  if (guestId === undefined) return [];
  const ids = chats.map(({ id }) => id);
  const [parts, gifts] = await Promise.all([
    deps.money.performerPartsOf({ guestId }, ids, tx),
    deps.log.giftsIn(tx ?? deps.database.read, ids),
  ]);
  return chats.map((chat) => {
    const sums = { performerPart: parts.get(chat.id) ?? 0, gifts: gifts.get(chat.id) ?? 0 };
    return receiptWith(deps, chat, sums, language);
  });
}

/** The same of one chat. */
export async function receiptOf(
  deps: ReceiptDeps,
  chat: Participation,
  language: Language,
  tx?: Tx,
): Promise<ChatReceipt> {
  const [receipt] = await receiptsOf(deps, [chat], language, tx);
  return receipt!;
}

function receiptWith(
  deps: Pick<LiveDeps, 'money'>,
  chat: Participation,
  {
    performerPart,
    gifts,
  }: { readonly performerPart: number; /** Paid on top of the chat. */ readonly gifts: number },
  language: Language,
): ChatReceipt {
  const display = (amount: number) =>
    deps.money.display({ value: amount, currency: currencyOf(chat) }, language);
  return {
    chatId: chat.id,
    actorId: String(chat.actor_id),
    actorName: chat.actor_name,
    kind: chat.kind,
    exitCode: chat.exit_code ?? 0,
    endedBy: chat.ended_by,
    startedAt: chat.started_at.toISOString(),
    endedAt: (chat.ended_at ?? chat.ticked_at).toISOString(),
    seconds: secondsOf(chat),
    freeSeconds: freeSecondsUsed(chat),
    price: display(chat.charged),
    performerPart: display(performerPart),
    pricePerMinute: display(chat.price_per_minute),
    ...(gifts > 0 && { gifts: display(gifts) }),
    balance: display(chat.balance_after ?? 0),
  };
}

/** What was said in a chat, as its guest sees it. */
export function lineViewOf(
  { money }: Pick<LiveDeps, 'money'>,
  chat: Participation,
  line: SaidLine,
): ChatLine {
  return {
    chatId: chat.id,
    messageId: String(line.id),
    clientId: line.sender === 'guest' ? line.client_id : null,
    senderType: line.sender,
    text: line.body.text ?? '',
    ...('gifts' in line.body && { gifts: [...line.body.gifts] }),
    ...(line.price !== null && {
      price: money.display(
        { value: line.price, currency: currencyOf(chat) },
        chat.language as Language,
      ),
    }),
    at: line.at.toISOString(),
  };
}
