import type { Message, SendResult } from './message.ts';

/**
 * What the one connection of a browser has to send: first in, first out, from the moment there is a
 * session. A message with a `clientId` stays until it is answered for, and goes again in every new
 * session; one without is done when it was written. [RU-socket-queue-flush-on-ack]
 */
export interface SendQueue {
  /**
   * Takes a message; one that waits or was taken has no second effect. One that was refused is asked for again: what
   * spoke against it may have changed.
   */
  add(message: Message): void;
  /** Writes what waits. A new session writes again what was never answered for. */
  flush(newSession: boolean): void;
  /** The server has answered for a message. */
  settle(clientId: string, result: SendResult): void;
}

/** Messages that are remembered as taken, for a tab that asks again. */
const REMEMBERED = 500;

export function createSendQueue(deps: {
  /** `false`: there is no session now. */
  readonly write: (message: Message) => boolean;
  readonly onSettled: (id: string, result: SendResult) => void;
}): SendQueue {
  const waiting = new Map<string, Message>();
  const written = new Set<string>();
  const outcomes = new Map<string, SendResult & { readonly ok: true }>();

  const finish = (id: string, result: SendResult): void => {
    waiting.delete(id);
    written.delete(id);
    if (result.ok) outcomes.set(id, result);
    const oldest = outcomes.keys().next();
    if (outcomes.size > REMEMBERED && !oldest.done) outcomes.delete(oldest.value);
    deps.onSettled(id, result);
  };

  const flush = (newSession: boolean): void => {
    if (newSession) written.clear();
    for (const message of waiting.values()) {
      if (written.has(message.id)) continue;
      if (!deps.write(message)) return;
      if (message.clientId === null) finish(message.id, { ok: true, value: 'sent' });
      else written.add(message.id);
    }
  };

  return {
    flush,
    add(message) {
      const outcome = outcomes.get(message.id);
      if (outcome?.ok) {
        deps.onSettled(message.id, outcome);
      } else if (!waiting.has(message.id)) {
        waiting.set(message.id, message);
        flush(false);
      }
    },
    settle(clientId, result) {
      if (waiting.has(clientId)) finish(clientId, result);
    },
  };
}
