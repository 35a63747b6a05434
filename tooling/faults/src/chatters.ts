import { randomUUID } from 'node:crypto';
import { codeOf } from './check-answers.ts';
import { insist, isDefinite, pauseMs, type Attempt, type Call, type Reply } from './http.ts';
import type { Guest } from './plan.ts';
import { priceIn } from './wallets.ts';
import type { Chance } from './random.ts';

/** A performer whom only one guest of the run talks to. */
export interface Performer {
  readonly id: number;
  /** Coins per minute. */
  readonly price: number;
}

/** A chat as its guest saw it. */
export interface ChatOutcome {
  readonly guest: Guest;
  readonly key: string;
  /** Every answer to the start. */
  readonly starts: readonly Reply[];
  readonly chatId: string | null;
  /** Coins on the receipt. */
  readonly charged: number;
  /** From the first attempt to start it to the receipt, by the clock of its guest, ms. */
  readonly lastedMs: number;
  /** Minutes of vouchers that the chat has used, by its receipt: a begun minute is used. */
  readonly minutes: number;
}

export interface ChattersDeps {
  readonly attempt: Attempt;
  readonly chance: Chance;
  readonly patienceMs: number;
  /** Where the server itself listens, for the sockets. */
  readonly port: number;
  readonly isOver: () => boolean;
}

/** Refusals that pass by themselves: the socket is not back yet, the performer takes a break. */
const passing = new Set(['GUEST_OFFLINE', 'ACTOR_OFFLINE', 'ACTOR_BUSY', 'WRONG_SEQUENCE']);

/** Chats that a guest with unused minutes may still begin when the other work is over. */
const CHATS_AFTER = 10;

const call = (guest: Guest, path: string, body: object | null, key?: string): Call => ({
  method: 'POST',
  path: `/api/v1${path}?language=en`,
  headers: {
    authorization: `Bearer ${guest.bearer}`,
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  },
  body: body === null ? null : JSON.stringify(body),
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Chats again and again until the other work is over: start, talk for some seconds, end. Who has minutes
 * of vouchers goes on until one is used, as faults may have cut every chat short before its first second.
 * @param minutes that vouchers of the guest pay for; each start says how many are left
 */
export async function runChatter(
  guest: Guest,
  performer: Performer,
  minutes: number,
  deps: ChattersDeps,
): Promise<readonly ChatOutcome[]> {
  const outcomes: ChatOutcome[] = [];
  const socket = keepSocket(guest, deps.port);
  let left = minutes;
  let more = minutes > 0 ? CHATS_AFTER : 0;
  try {
    while (!deps.isOver() || (left === minutes && more-- > 0)) {
      const outcome = await chatOnce(guest, performer, left, { ...deps, write: socket.write });
      left -= outcome.minutes;
      outcomes.push(outcome);
    }
  } finally {
    socket[Symbol.dispose]();
  }
  return outcomes;
}

async function chatOnce(
  guest: Guest,
  performer: Performer,
  freeMinutes: number,
  deps: ChattersDeps & Pick<ChatSocket, 'write'>,
): Promise<ChatOutcome> {
  const { attempt, chance, patienceMs, write } = deps;
  const key = `chat-${randomUUID()}`;
  const since = performance.now();
  const starts = await startChat(guest, performer, { key, freeMinutes }, deps);
  const started = starts.find((reply) => codeOf(reply) === null);
  if (!started) {
    await sleep(300);
    return { guest, key, starts, chatId: null, charged: 0, lastedMs: 0, minutes: 0 };
  }
  const { chatId } = JSON.parse(started.text) as { chatId: string };
  const patiently = { patienceMs, onRetry: () => undefined, chance };
  // Billed from the first picture on; a report that comes twice or late changes nothing.
  await insist(attempt, call(guest, `/live/${chatId}/picture`, null), patiently);
  // The same line again and again, as a client does that hears nothing: it is written once.
  const clientId = randomUUID();
  for (let time = 0; time < 3; time += 1) {
    write(chatId, clientId);
    await sleep(250 + chance.below(800));
  }
  const ended = await insist(attempt, call(guest, `/live/${chatId}/end`, null), patiently);
  const { price, freeSeconds } = JSON.parse(ended.text) as {
    price?: { value: number };
    freeSeconds?: number;
  };
  return {
    guest,
    key,
    starts,
    chatId,
    charged: price?.value ?? Number.NaN,
    lastedMs: performance.now() - since,
    minutes: Math.ceil((freeSeconds ?? Number.NaN) / 60),
  };
}

/** Asks for the chat until there is a last word; every attempt has the next sequence number. */
async function startChat(
  guest: Guest,
  performer: Performer,
  { key, freeMinutes }: { readonly key: string; readonly freeMinutes: number },
  { attempt, chance, patienceMs, isOver }: ChattersDeps,
): Promise<readonly Reply[]> {
  const deadline = Date.now() + patienceMs;
  for (let sequence = 1; Date.now() < deadline; sequence += 1) {
    const body = {
      kind: 'livechat',
      expectedPrice: priceIn(guest.currency, performer.price),
      ...(freeMinutes > 0 && { freeMinutes }),
      sequence,
    };
    const send = (): Promise<Reply | null> =>
      attempt(call(guest, `/live/${performer.id}/start`, body, key));
    const replies = await Promise.all(chance.hits(0.3) ? [send(), send()] : [send()]);
    const definite = replies.filter((reply): reply is Reply => reply !== null && isDefinite(reply));
    const final = definite.filter((reply) => !passing.has(codeOf(reply) ?? ''));
    if (final.length > 0) return final;
    // A start that got no answer may have begun a chat: it has to be asked for to the end.
    if (isOver() && definite.length === replies.length) return definite;
    await sleep(60 + pauseMs(sequence, chance));
  }
  throw new Error(`No definite reply to the start of a chat with key ${key}.`);
}

interface ChatSocket extends Disposable {
  /** Writes a line in a chat, if the socket is open. */
  write(chatId: string, clientId: string): void;
}

/** A socket that comes back after every restart: a guest without one cannot chat. */
function keepSocket(guest: Guest, port: number): ChatSocket {
  let ended = false;
  let socket: WebSocket | null = null;
  const open = (): void => {
    if (ended) return;
    const opened = new WebSocket(`ws://127.0.0.1:${port}/socket`);
    socket = opened;
    opened.addEventListener('open', () => {
      const payload = { language: 'en', bearer: guest.bearer };
      opened.send(
        JSON.stringify({ type: 'sessionRequest', accessToken: '', guestId: null, payload }),
      );
    });
    opened.addEventListener('error', () => undefined);
    opened.addEventListener('close', () => setTimeout(open, 150));
  };
  open();
  return {
    write(chatId, clientId) {
      if (socket?.readyState !== WebSocket.OPEN) return;
      const payload = {
        channelId: null,
        chatId,
        messageType: 'text',
        senderType: 'guest',
        isVideochat: true,
        isFreechat: false,
        data: { text: 'Hello' },
        includedGifts: [],
      };
      const frame = { type: 'sendMessage', accessToken: '', guestId: null, clientId, payload };
      socket.send(JSON.stringify(frame));
    },
    [Symbol.dispose]() {
      ended = true;
      socket?.close();
    },
  };
}
