import { randomUUID } from 'node:crypto';
import type { Guest } from './plan.ts';
import type { Chance } from './random.ts';

/** One press of "pay", as its guest learned of it. */
export interface Press {
  readonly guest: Guest;
  readonly key: string;
  /** The code of a refusal; `null`: the money is there. */
  readonly code: string | null;
}

export interface PressersDeps {
  /** Where connections are cut now and then. */
  readonly port: number;
  readonly chance: Chance;
  readonly patienceMs: number;
  readonly isOver: () => boolean;
}

/** What each press buys: coins, or as much in euros and francs. */
export const pressed = { amount: 1_000, brings: 40 } as const;

/** Longest wait for an answer on one connection. */
const ANSWER_MS = 4_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Pays by one press again and again until the other work is over. A press is sent with its key until the
 * server has accepted it, now and then twice at once; its result is waited for, over as many connections
 * as that takes.
 */
export async function runPresser(guest: Guest, deps: PressersDeps): Promise<readonly Press[]> {
  const { chance, isOver } = deps;
  const presses: Press[] = [];
  const line = keepLine(guest, deps.port);
  try {
    while (!isOver()) {
      const key = randomUUID();
      // The result names the channel of its press: here each has one of its own.
      const payload = { amount: pressed.amount, channelId: key };
      const deadline = Date.now() + deps.patienceMs;
      while (!line.isAccepted(key) || line.resultOf(key) === undefined) {
        if (Date.now() > deadline) throw new Error(`No result of the press ${key}.`);
        if (!line.isAccepted(key)) {
          line.send(key, payload);
          if (chance.hits(0.25)) line.send(key, payload);
        }
        await line.heard(() => line.isAccepted(key) && line.resultOf(key) !== undefined, ANSWER_MS);
      }
      presses.push({ guest, key, code: line.resultOf(key) ?? null });
      await sleep(200 + chance.below(500));
    }
  } finally {
    line[Symbol.dispose]();
  }
  return presses;
}

interface Frame {
  readonly type: string;
  readonly stream: string;
  readonly seq: number;
  readonly payload: Record<string, unknown>;
}

interface Line extends Disposable {
  send(clientId: string, payload: object): void;
  isAccepted(key: string): boolean;
  /** The code of the result, `null` for a success; `undefined` while nothing is known. */
  resultOf(key: string): string | null | undefined;
  /** Waits until something holds, the connection is lost, or the time has passed. */
  heard(holds: () => boolean, ms: number): Promise<void>;
}

/** A socket that comes back after every cut, from where it stood: what it missed is replayed. */
function keepLine(guest: Guest, port: number): Line {
  const accepted = new Set<string>();
  const results = new Map<string, string | null>();
  let position: { epoch: string; seq: number } | null = null;
  let socket: WebSocket | null = null;
  let isJoined = false;
  let ended = false;
  const listeners = new Set<() => void>();
  const wake = (): void => listeners.forEach((listener) => listener());

  const hear = ({ type, stream, seq, payload }: Frame): void => {
    if (type === 'sessionAcknowledge') {
      const { guest: now } = payload['positions'] as { guest: { epoch: string; seq: number } };
      // What happened since the last position follows; without one it begins here.
      position ??= now;
      position = { ...position, epoch: now.epoch };
      isJoined = true;
    } else if (stream === 'guest' && position) {
      position = { ...position, seq: Math.max(position.seq, seq) };
    }
    if (type === 'messageAccepted') accepted.add(String(payload['clientId']));
    if (type === 'oneClickResult')
      results.set(String(payload['channelId']), (payload['code'] as string | null) ?? null);
  };
  const open = (): void => {
    if (ended) return;
    const opened = new WebSocket(`ws://127.0.0.1:${port}/socket`);
    socket = opened;
    isJoined = false;
    opened.addEventListener('open', () => {
      const positions = position ? { positions: { guest: position } } : {};
      const payload = { language: 'en', bearer: guest.bearer, ...positions };
      opened.send(
        JSON.stringify({ type: 'sessionRequest', accessToken: '', guestId: null, payload }),
      );
    });
    opened.addEventListener('message', ({ data }) => {
      hear(JSON.parse(String(data)) as Frame);
      wake();
    });
    opened.addEventListener('error', () => undefined);
    opened.addEventListener('close', () => {
      isJoined = false;
      wake();
      setTimeout(open, 100);
    });
  };
  open();
  return {
    send(clientId, payload) {
      if (!isJoined || socket?.readyState !== WebSocket.OPEN) return;
      socket.send(
        JSON.stringify({
          type: 'chargeOneClick',
          accessToken: '',
          guestId: null,
          payload,
          clientId,
        }),
      );
    },
    isAccepted: (key) => accepted.has(key),
    resultOf: (key) => results.get(key),
    async heard(holds, ms) {
      const was = isJoined;
      const deadline = Date.now() + ms;
      while (!holds() && isJoined === was && Date.now() < deadline) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(done, Math.min(200, ms));
          function done(): void {
            clearTimeout(timer);
            listeners.delete(done);
            resolve();
          }
          listeners.add(done);
        });
      }
    },
    [Symbol.dispose]() {
      ended = true;
      socket?.close();
    },
  };
}
