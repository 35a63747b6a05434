import {
  createConnection,
  type Connection,
  type ConnectionDeps,
} from '../connection/connection.ts';
import type { Message, SendRefusal, SendResult } from '../outbox/message.ts';
import { createSendQueue } from '../outbox/send-queue.ts';
import type { Frame } from '../protocol.ts';
import { toLinkState } from '../snapshot.ts';
import type { LeaderMessage } from './tab-message.ts';

/** The tab that holds the socket: it connects, sends for all and tells all. */
export interface Leader extends Disposable {
  send(message: Message): void;
  /** Answers a sign of life to a tab that asks. */
  announce(): void;
  probe(): void;
}

export interface LeaderDeps extends Omit<
  ConnectionDeps,
  'onFrame' | 'onResync' | 'onReady' | 'onSessionOver'
> {
  /** Messages that waited for a leader, oldest first. */
  readonly waiting: readonly Message[];
  /** Handed to this tab itself and to every other. */
  readonly send: (message: LeaderMessage) => void;
}

export function createLeader(deps: LeaderDeps): Leader {
  const { streams, send } = deps;

  const queue = createSendQueue({
    write: ({ name, payload, clientId }) => connection.write(name, payload, clientId),
    onSettled: (id, result) => send({ type: 'settled', id, result }),
  });

  const connection: Connection = createConnection({
    ...deps,
    onFrame(frame) {
      send({ type: 'frame', frame, epoch: streams.positions[frame.stream]?.epoch ?? null });
      const answered = answerIn(frame);
      if (answered) queue.settle(answered.clientId, answered.result);
    },
    onResync(stream) {
      const position = streams.positions[stream];
      if (position) send({ type: 'resync', stream, position });
    },
    onReady: () => queue.flush(true),
    onSessionOver: () => send({ type: 'sessionOver' }),
  });

  const announce = (): void =>
    send({
      type: 'state',
      link: toLinkState(connection.getSnapshot()),
      positions: streams.positions,
    });

  for (const message of deps.waiting) queue.add(message);
  connection.subscribe(announce);
  connection.start();

  return {
    send: (message) => queue.add(message),
    announce,
    probe: () => connection.probe(),
    [Symbol.dispose]: () => connection[Symbol.dispose](),
  };
}

/** Whether a frame answers for a message: accepted, refused, or shown with its `clientId`. */
function answerIn(frame: Frame): { readonly clientId: string; readonly result: SendResult } | null {
  const { clientId } = frame.payload as { readonly clientId?: unknown };
  if (typeof clientId !== 'string') return null;
  if (frame.type !== 'messageRefused') return { clientId, result: { ok: true, value: 'accepted' } };
  return { clientId, result: { ok: false, error: frame.payload.code as SendRefusal } };
}
