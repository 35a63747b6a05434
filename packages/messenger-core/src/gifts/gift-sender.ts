import type { SocketContract, SocketPort } from '@vx/contract/socket';
import {
  createScope,
  createStore,
  type Clock,
  type Random,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';
import { UNDO_SECONDS } from '../rules/gifts.ts';

/** Where a gift is given: in a channel, or in a live chat. */
export type GiftTarget = { readonly channelId: string } | { readonly chatId: string };

/** A gift that was chosen and is not given yet. */
export interface PendingGift {
  /** However often it is sent, it is given once. */
  readonly clientId: string;
  readonly to: GiftTarget;
  readonly giftId: string;
  readonly quantity: number;
  /** What the guest was shown that it costs, minor units. */
  readonly expectedPrice: number;
  /**
   * `undoable`: goes when its seconds are over. `queued`: behind another. `waiting`: for a connection. `sending`: can
   * no longer be taken back. `failed`: refused, nothing was charged.
   */
  readonly state: 'undoable' | 'queued' | 'waiting' | 'sending' | 'failed';
  /** Whole seconds in which it can be taken back, from `UNDO_SECONDS` down; 0 once they are over. */
  readonly secondsLeft: number;
  /** Why it was refused: the server's code. */
  readonly problem: string | null;
}

/** Gifts on their way, oldest first. Nothing of them is kept: who leaves the page has sent nothing. [beyond 14] */
export interface GiftSender extends ReadableStore<readonly PendingGift[]>, Disposable {
  /** A second press on the same gift within a moment is the same gift. */
  send(gift: Pick<PendingGift, 'to' | 'giftId' | 'quantity' | 'expectedPrice'>): void;
  /** Takes back what is not sent, or puts a refusal away. */
  undo(clientId: string): void;
  /** Sends before the seconds are over, or again what was refused, at the price that is shown by now. */
  sendNow(clientId: string, expectedPrice?: number): void;
  /** The guest leaves: what is not sent there is taken back. */
  leave(to: GiftTarget): void;
}

const DOUBLE_PRESS_MS = 500;
const SECOND_MS = 1_000;

/** Not refused: nobody was asked. It goes when somebody can be. */
const UNASKED: ReadonlySet<string> = new Set(['ENDED', 'NEED_LOGIN', 'QUEUE_FULL']);

interface Kept extends Omit<PendingGift, 'secondsLeft'> {
  /** When its seconds are over, ms; `null` while it stands behind another. */
  readonly dueAt: number | null;
  /** When it was chosen, ms. */
  readonly pressedAt: number;
}

const targetOf = (to: GiftTarget): string => ('chatId' in to ? `chat:${to.chatId}` : to.channelId);

/**
 * Sends gifts one after the other, each when the seconds are over in which it can be taken back: until then nothing
 * leaves the page, so that nothing has to be undone. [beyond 14] [SO-sendMessage]
 */
export function createGiftSender(deps: {
  readonly socket: SocketPort;
  readonly line: ReadableStore<'waiting' | 'online' | 'offline'>;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: Pick<Random, 'uuid'>;
}): GiftSender {
  const { socket, line, clock, scheduler, random } = deps;
  const scope = createScope();
  let gifts: readonly Kept[] = [];
  let timer: Disposable | null = null;

  const secondsLeft = ({ dueAt, state }: Kept): number => {
    if (state === 'queued') return UNDO_SECONDS;
    if (dueAt === null || state !== 'undoable') return 0;
    return Math.max(0, Math.ceil((dueAt - clock.now()) / SECOND_MS));
  };
  const shown = (): readonly PendingGift[] =>
    gifts.map((gift) => {
      const { dueAt: _dueAt, pressedAt: _pressedAt, ...pending } = gift;
      return { ...pending, secondsLeft: secondsLeft(gift) };
    });
  const store = scope.own(createStore(shown()));

  const change = (clientId: string, to: Partial<Kept>): void => {
    gifts = gifts.map((gift) => (gift.clientId === clientId ? { ...gift, ...to } : gift));
  };
  const handOver = (gift: Kept): void => {
    change(gift.clientId, { state: 'sending', problem: null });
    socket.send('sendMessage', payloadOf(gift), { clientId: gift.clientId });
  };

  /** Begins the seconds of the next gift, sends what is due, and looks again when the second changes. */
  const pump = (): void => {
    timer?.[Symbol.dispose]();
    timer = null;
    const next = gifts.find(({ state }) => state !== 'failed');
    if (next?.state === 'queued')
      change(next.clientId, {
        state: 'undoable',
        dueAt: clock.now() + UNDO_SECONDS * SECOND_MS,
      });
    const now = gifts.find(({ clientId }) => clientId === next?.clientId);
    if (now && now.state !== 'sending') {
      const left = (now.dueAt ?? 0) - clock.now();
      if (left > 0) timer = scheduler.after(left % SECOND_MS || SECOND_MS, pump);
      else if (line.getSnapshot() === 'online') handOver(now);
      else change(now.clientId, { state: 'waiting' });
    }
    store.set(shown());
  };
  const remove = (isGone: (gift: Kept) => boolean): void => {
    gifts = gifts.filter((gift) => !isGone(gift));
    pump();
  };

  scope.defer(line.subscribe(pump));
  scope.defer(
    socket.on('messageAccepted', ({ clientId }) => remove((gift) => gift.clientId === clientId)),
  );
  scope.defer(
    socket.on('messageRefused', ({ clientId, code }) => {
      const refused = gifts.find((gift) => gift.clientId === clientId);
      if (refused?.state !== 'sending') return;
      change(
        refused.clientId,
        UNASKED.has(code) ? { state: 'waiting' } : { state: 'failed', problem: code },
      );
      if (UNASKED.has(code)) store.set(shown());
      else pump();
    }),
  );
  scope.defer(() => timer?.[Symbol.dispose]());

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    send(gift) {
      const pressedAt = clock.now();
      const isSame = (other: Kept): boolean =>
        other.giftId === gift.giftId &&
        targetOf(other.to) === targetOf(gift.to) &&
        pressedAt - other.pressedAt < DOUBLE_PRESS_MS;
      if (gifts.some(isSame)) return;
      const clientId = random.uuid();
      const fresh = { clientId, state: 'queued', dueAt: null, problem: null, pressedAt } as const;
      gifts = [...gifts, { ...gift, ...fresh }];
      pump();
    },
    undo: (clientId) => remove((gift) => gift.clientId === clientId && gift.state !== 'sending'),
    sendNow(clientId, expectedPrice) {
      const gift = gifts.find((one) => one.clientId === clientId);
      if (!gift || gift.state === 'sending') return;
      const again = { ...gift, expectedPrice: expectedPrice ?? gift.expectedPrice };
      // Before those that still wait for their seconds.
      gifts = [again, ...gifts.filter((one) => one !== gift)];
      change(clientId, { state: 'undoable', dueAt: clock.now(), problem: null });
      pump();
    },
    leave: (to) => remove((gift) => targetOf(gift.to) === targetOf(to) && gift.state !== 'sending'),
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

const payloadOf = ({
  to,
  giftId,
  quantity,
  expectedPrice,
}: Kept): SocketContract['sendMessage']['payload'] => ({
  channelId: 'channelId' in to ? to.channelId : null,
  chatId: 'chatId' in to ? to.chatId : null,
  messageType: 'gift',
  senderType: 'guest',
  isVideochat: 'chatId' in to,
  isFreechat: false,
  data: {},
  includedGifts: [{ giftId, quantity }],
  expectedPrice,
});
