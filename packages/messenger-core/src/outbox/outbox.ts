import type { SocketContract, SocketPort } from '@vx/contract/socket';
import {
  createScope,
  createStore,
  type Clock,
  type KeyValueStorage,
  type Random,
  type ReadableStore,
} from '@vx/kernel';
import type { ChannelMessage } from '../messenger/conversation.ts';
import { outboxKey } from './outbox-key.ts';

/** A message that a guest wrote and that does not stand in its channel yet. */
export interface OutboxMessage {
  /** However often it is sent, it is one message. */
  readonly clientId: string;
  readonly channelId: string;
  readonly text: string;
  /** What the guest was shown that it costs, minor units. */
  readonly expectedPrice: number;
  /** ISO 8601 */
  readonly at: string;
  /** `waiting`: goes by itself when there is a connection. `failed`: refused. `sent`: taken, and about to be shown. */
  readonly state: 'sending' | 'waiting' | 'failed' | 'sent';
  /** Why it was refused: the server's code. */
  readonly problem: string | null;
}

/** What a guest wrote and the server has not shown yet, oldest first: kept over a cut and a reload. */
export interface Outbox extends ReadableStore<readonly OutboxMessage[]>, Disposable {
  add(message: Pick<OutboxMessage, 'channelId' | 'text' | 'expectedPrice'>): void;
  /** Sends a failed message again, as the same message, at the price that is shown by now. */
  retry(clientId: string, expectedPrice: number): void;
  /**
   * Takes out a message that waits or failed; one that a page has handed over may stand in its channel already, and stays.
   * @param priceAfter what a message costs after so many: those behind it may cost less now, and never cost more
   */
  cancel(clientId: string, priceAfter: (count: number) => number): void;
  /** Takes out and answers all that no page has handed over: the guest leaves, and it was not said. */
  withdraw(): readonly Pick<OutboxMessage, 'channelId' | 'text'>[];
  /** These stand in their channel. */
  settle(messages: readonly Pick<ChannelMessage, 'clientId'>[]): void;
}

type Kept = Omit<OutboxMessage, 'state'> & {
  /** A socket has it, and nobody knows yet what became of it. */
  readonly isHanded?: boolean;
};

/** Not refused: nobody was asked. The message goes when somebody can be. */
const UNASKED: ReadonlySet<string> = new Set(['ENDED', 'NEED_LOGIN', 'QUEUE_FULL']);

/**
 * Sends messages one after the other in each channel, so that they stand there as they were written. One that is
 * refused holds back those after it, which were written in the belief that it was said. [SO-sendMessage] [beyond 7]
 */
export function createOutbox(deps: {
  readonly guestId: string | null;
  readonly socket: SocketPort;
  /** What is known of the connection; `waiting` until it is first made. */
  readonly line: ReadableStore<'waiting' | 'online' | 'offline'>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Pick<Random, 'uuid'>;
}): Outbox {
  const { socket, line, storage, clock, random } = deps;
  const scope = createScope();
  const key = outboxKey(deps.guestId);
  let messages: readonly Kept[] = readKept(storage.get(key));
  /** Handed to the socket, which goes on with them by itself. */
  const underway = new Set<string>();
  /** Handed over by a page before this one, or in another tab. */
  const handedBefore = new Set(
    messages.flatMap(({ clientId, isHanded }) => (isHanded ? [clientId] : [])),
  );
  const mayBeSaid = (clientId: string): boolean =>
    underway.has(clientId) || handedBefore.has(clientId);
  const taken = new Set<string>();

  const stateOf = ({ clientId, problem }: Kept): OutboxMessage['state'] => {
    if (taken.has(clientId)) return 'sent';
    if (problem !== null) return 'failed';
    return line.getSnapshot() === 'offline' && !mayBeSaid(clientId) ? 'waiting' : 'sending';
  };
  const shown = (): readonly OutboxMessage[] =>
    messages.map((message) => {
      const { isHanded: _, ...said } = message;
      return { ...said, state: stateOf(message) };
    });
  const store = scope.own(createStore(shown()));

  /** Other tabs keep theirs in the same place: only what changed here is changed there. */
  const changeStored = (change: (kept: readonly Kept[]) => readonly Kept[]): void => {
    const kept = change(readKept(storage.get(key)));
    if (kept.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(kept));
  };
  const keep = (change: (kept: readonly Kept[]) => readonly Kept[]): void => {
    messages = change(messages);
    changeStored(change);
  };
  const mark = (clientId: string, isHanded: boolean): void =>
    keep((all) =>
      all.map((message) => (message.clientId === clientId ? { ...message, isHanded } : message)),
    );
  const drop = (ids: ReadonlySet<string>): void => {
    if (!messages.some(({ clientId }) => ids.has(clientId))) return;
    for (const id of ids) {
      underway.delete(id);
      handedBefore.delete(id);
      taken.delete(id);
    }
    keep((all) => all.filter(({ clientId }) => !ids.has(clientId)));
    pump();
  };

  /** Sends the next of each channel, and shows how all stand. */
  const pump = (): void => {
    if (line.getSnapshot() === 'online') {
      const busy = new Set<string>();
      for (const message of messages) {
        const { clientId, channelId, problem } = message;
        if (problem !== null || taken.has(clientId) || busy.has(channelId)) continue;
        busy.add(channelId);
        if (underway.has(clientId)) continue;
        underway.add(clientId);
        mark(clientId, true);
        socket.send('sendMessage', payloadOf(message), { clientId });
      }
    }
    store.set(shown());
  };

  const handleAccepted = (clientId: string): void => {
    if (!messages.some((message) => message.clientId === clientId)) return;
    underway.delete(clientId);
    taken.add(clientId);
    // It stands in the channel: a page that is loaded from now on finds it there.
    changeStored((kept) => kept.filter((message) => message.clientId !== clientId));
    pump();
  };
  const handleRefused = (clientId: string, code: string): void => {
    const refused = messages.find((message) => message.clientId === clientId);
    if (!refused || !underway.delete(clientId)) return;
    // Another tab has sent it, and it was taken back since.
    if (code === 'MESSAGE_TAKEN_BACK') return drop(new Set([clientId]));
    // The next connection asks again.
    if (UNASKED.has(code)) {
      mark(clientId, handedBefore.has(clientId));
      return store.set(shown());
    }
    handedBefore.delete(clientId);
    mark(clientId, false);
    let isAfter = false;
    const held = new Set<string>();
    for (const { clientId: id, channelId, problem } of messages) {
      isAfter ||= id === clientId;
      if (isAfter && channelId === refused.channelId && problem === null && !taken.has(id))
        held.add(id);
    }
    keep((all) =>
      all.map((message) => (held.has(message.clientId) ? { ...message, problem: code } : message)),
    );
    pump();
  };

  scope.defer(line.subscribe(pump));
  scope.defer(socket.on('messageAccepted', ({ clientId }) => handleAccepted(clientId)));
  scope.defer(
    socket.on('messageRefused', ({ clientId, code }) => {
      if (clientId !== null) handleRefused(clientId, code);
    }),
  );
  const settle: Outbox['settle'] = (known) =>
    drop(new Set(known.flatMap(({ clientId }) => clientId ?? [])));
  scope.defer(socket.on('channelMessage', ({ message }) => settle([message])));
  pump();

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    add({ channelId, text, expectedPrice }) {
      const clientId = random.uuid();
      const at = new Date(clock.now()).toISOString();
      const message = { clientId, channelId, text, expectedPrice, at, problem: null };
      keep((all) => [...all, message]);
      pump();
    },
    retry(clientId, expectedPrice) {
      keep((all) =>
        all.map((message) =>
          message.clientId === clientId ? { ...message, problem: null, expectedPrice } : message,
        ),
      );
      pump();
    },
    cancel(clientId, priceAfter) {
      const gone = messages.find((message) => message.clientId === clientId);
      if (!gone || mayBeSaid(clientId) || taken.has(clientId)) return;
      const left = messages.filter((message) => message.clientId !== clientId);
      const prices = new Map(
        left
          .filter(({ channelId, problem }) => channelId === gone.channelId && problem === null)
          .map((message, index) => [message.clientId, priceAfter(index)]),
      );
      keep((all) =>
        all.map((message) => ({
          ...message,
          expectedPrice: Math.min(
            message.expectedPrice,
            prices.get(message.clientId) ?? message.expectedPrice,
          ),
        })),
      );
      drop(new Set([clientId]));
    },
    withdraw() {
      const unsaid = messages.filter(
        ({ clientId }) => !mayBeSaid(clientId) && !taken.has(clientId),
      );
      drop(new Set(unsaid.map(({ clientId }) => clientId)));
      return unsaid;
    },
    settle,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

const payloadOf = ({
  channelId,
  text,
  expectedPrice,
}: Kept): SocketContract['sendMessage']['payload'] => ({
  channelId,
  messageType: 'text',
  senderType: 'guest',
  isVideochat: false,
  isFreechat: false,
  data: { text },
  includedGifts: [],
  chatId: null,
  expectedPrice,
});

function readKept(text: string | null): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? (kept as readonly Kept[]) : [];
  } catch {
    // Somebody else wrote there: nothing of ours is lost.
    return [];
  }
}
