import type { SenderType } from '@vx/contract/enums';
import type { GiftPart } from '@vx/messenger-core/rules';
import type { NewLine, SaidLine } from '../messenger/index.ts';
import type { LiveDeps } from './live-deps.ts';
import type { Participation, Tx } from './live.repository.ts';
import { maxMessageLength } from '@vx/live-core/rules';
import { OperationError } from '../../platform/errors.ts';
import { freeSecondsUsed, secondsOf } from './meter-of.ts';
import { currencyOf } from './views.ts';

type LogDeps = Pick<LiveDeps, 'log'>;

/** What the system notes of a chat, once for each kind. */
const noted =
  (chat: Participation, at: Date) =>
  <Kind extends NewLine['kind']>(kind: Kind) => ({
    clientId: `${kind}:${chat.id}`,
    sender: 'system' as const,
    kind,
    chatId: chat.id,
    at,
  });

const between = (chat: Participation) => ({ guestId: chat.guest_id, actorId: chat.actor_id });

/** The chat begins in its channel, in the transaction that opens it. */
export async function logStart({ log }: LogDeps, tx: Tx, chat: Participation): Promise<void> {
  await log.append(tx, between(chat), [
    {
      ...noted(chat, chat.started_at)('chat_start'),
      body: {
        kind: chat.kind,
        pricePerMinute: chat.price_per_minute,
        currency: currencyOf(chat),
        freeSeconds: chat.free_seconds,
      },
    },
  ]);
}

/**
 * The chat ends in its channel, in the transaction that ends it: what it was charged, if anything, what could not be
 * charged, and its end.
 */
export async function logEnd(
  { log }: LogDeps,
  tx: Tx,
  chat: Participation,
  isUnpaid: boolean,
): Promise<void> {
  const note = noted(chat, chat.ended_at ?? chat.ticked_at);
  const currency = currencyOf(chat);
  const lines: NewLine[] = [];
  if (chat.charged > 0)
    lines.push({ ...note('charge_success'), price: chat.charged, body: { currency } });
  if (isUnpaid)
    lines.push({ ...note('charge_failure'), body: { endedBy: chat.ended_by, currency } });
  lines.push({
    ...note('chat_end'),
    body: {
      exitCode: chat.exit_code ?? 0,
      endedBy: chat.ended_by,
      seconds: secondsOf(chat),
      freeSeconds: freeSecondsUsed(chat),
      charged: chat.charged,
      currency,
    },
  });
  await log.append(tx, between(chat), lines);
}

/**
 * What is said in a chat, without the blanks around it.
 * @throws OperationError INVALID_INPUT with `path`: empty, or longer than a line may be
 */
export function readText(given: string | undefined, path: string): string {
  const text = (given ?? '').trim();
  if (text.length === 0 || text.length > maxMessageLength)
    throw new OperationError('INVALID_INPUT', { fields: [{ path, rule: 'length' }] });
  return text;
}

/** What somebody says in a chat: words, gifts, or gifts with words to them. */
interface Said {
  readonly clientId: string;
  readonly sender: SenderType;
  readonly text?: string;
  readonly gifts?: readonly GiftPart[];
  /** What the gifts cost, minor units of the guest's wallet. */
  readonly price?: number;
}

/** Somebody says something in a chat that runs; `null`: it was said before. */
export async function say(
  { log, clock }: Pick<LiveDeps, 'log' | 'clock'>,
  tx: Tx,
  chat: Participation,
  { clientId, sender, text, gifts, price = 0 }: Said,
): Promise<SaidLine | null> {
  const at = new Date(clock.now());
  const common = { clientId, sender, chatId: chat.id, at, ...(price > 0 && { price }) };
  const line: NewLine = gifts
    ? { ...common, kind: 'gift', body: { gifts, ...(text !== undefined && { text }) } }
    : { ...common, kind: 'text', body: { text: text ?? '' } };
  const [written] = await log.append(tx, between(chat), [line]);
  return (written as SaidLine | undefined) ?? null;
}
