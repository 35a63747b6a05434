import { codeOf, type RestCalls } from '@vx/api-client';
import type { BuiltChatType } from '@vx/contract/enums';
import { readErrorDetail } from '@vx/contract/errors';
import type { ChatLine } from '@vx/contract';
import type { SocketPort } from '@vx/contract/socket';
import {
  createMachine,
  createScope,
  deriveStore,
  type Clock,
  type Random,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';
import type { LiveRepeater } from '../ports.ts';
import type { ChatEffect, ChatEvent, ChatRequest, ChatState, CurrentOffer } from './state.ts';
import { isLive, mayStart, transition } from './transition.ts';

/** What the guest can do now; `null` means not possible now. */
export interface ChatActions {
  /** Starts a chat at the price (minor units per minute) and with the free minutes that the guest confirmed. */
  readonly start:
    | ((order: {
        actorId: string;
        kind: BuiltChatType;
        expectedPrice: number;
        freeMinutes: number;
      }) => void)
    | null;
  /** Gives up a start that has not been answered. */
  readonly cancel: (() => void) | null;
  readonly write: ((text: string) => void) | null;
  /** Sends a failed line again, under the same id. */
  readonly resend: ((clientId: string) => void) | null;
  /** Says that the first picture is on screen: from then on the chat is billed. */
  readonly reportPicture: (() => void) | null;
  readonly end: (() => void) | null;
  /** Leaves the receipt or the refusal. */
  readonly dismiss: (() => void) | null;
}

/** Where the chat stands, and what the guest can do now. */
export interface LiveChatSnapshot {
  readonly state: ChatState;
  readonly actions: ChatActions;
}

/** The one chat of this tab, as a store. Every action stands in its snapshot. */
export interface LiveChatCore extends ReadableStore<LiveChatSnapshot>, Disposable {
  /** Asks the server whether a chat runs: after a load, a resync or a reconnect. */
  refresh(): void;
  /** The line to the server broke or is back; the meter says what was charged meanwhile. */
  handleConnection(online: boolean): void;
}

/** What `createLiveChat` runs on. Tests pass fakes of the clock, the scheduler and the socket. */
export interface LiveChatDeps {
  readonly calls: Pick<RestCalls, 'call'>;
  readonly repeater: LiveRepeater;
  readonly socket: SocketPort;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: Random;
}

const endCall = 'POST /live/{chatId}/end';

/** Creates the guest's side of live chats: one at a time, as the server allows. */
export function createLiveChat({
  calls,
  repeater,
  socket,
  clock,
  scheduler,
  random,
}: LiveChatDeps): LiveChatCore {
  const scope = createScope();
  let retry: Disposable | null = null;
  let sequence = 0;
  /** Questions about the current chat that are on their way. */
  let searches = 0;
  /** Chats whose end was heard meanwhile: an answer that calls one of them the current chat is out of date. */
  const endedSince = new Set<string>();

  const runners: {
    readonly [Type in ChatEffect['type']]: (
      effect: Extract<ChatEffect, { type: Type }>,
      send: (event: ChatEvent) => void,
    ) => void;
  } = {
    start: ({ request, attempt }, send) => void start(request, attempt, send),
    scheduleRetry(effect, send) {
      retry = scheduler.after(effect.afterMs, () =>
        send({ type: 'retryDue', sequence: effect.sequence }),
      );
    },
    cancelRetry() {
      retry?.[Symbol.dispose]();
      retry = null;
    },
    reportPicture: ({ chatId }) => void reportPicture(chatId),
    end: ({ chatId }, send) => void end(chatId, send),
    send({ chatId, clientId, text }) {
      socket.send(
        'sendMessage',
        {
          channelId: null,
          chatId,
          messageType: 'text',
          senderType: 'guest',
          isVideochat: true,
          isFreechat: false,
          data: { text },
          includedGifts: [],
        },
        { clientId },
      );
    },
    findCurrent: (_, send) => void findCurrent(send),
    // The meter ticks every second: one question at a time, however long its answer takes.
    findUnseen(_, send) {
      if (searches === 0) void findCurrent(send);
    },
  };

  async function start(
    request: ChatRequest,
    attempt: number,
    send: (event: ChatEvent) => void,
  ): Promise<void> {
    try {
      const chat = await calls.call('POST /live/{actorId}/start', {
        params: { actorId: request.actorId },
        body: {
          kind: request.kind,
          expectedPrice: request.expectedPrice,
          freeMinutes: request.freeMinutes,
          sequence: attempt,
        },
        idempotencyKey: request.intentId,
      });
      send({ type: 'startAnswered', sequence: request.sequence, chat });
    } catch (error) {
      send({
        type: 'startFailed',
        sequence: request.sequence,
        code: codeOf(error),
        offered: offerIn(error),
      });
    }
  }

  /** Not repeated: the server knows that the stream was served, and starts the meter soon by itself. */
  async function reportPicture(chatId: string): Promise<void> {
    await calls.call('POST /live/{chatId}/picture', { params: { chatId } }).catch(() => undefined);
  }

  /** Until it is answered the chat is billed: so it is sent until then, through reloads, too. */
  async function end(chatId: string, send: (event: ChatEvent) => void): Promise<void> {
    try {
      const receipt = await repeater.send(endCall, chatId, { params: { chatId }, keepalive: true });
      send({ type: 'chatEnded', receipt });
    } catch {
      send({ type: 'endFailed' });
      void findCurrent(send);
    }
  }

  async function findCurrent(send: (event: ChatEvent) => void): Promise<void> {
    searches += 1;
    try {
      const current = await calls.call('GET /live/current');
      if (current && !endedSince.has(current.chatId)) {
        send({ type: 'found', chat: current, lines: current.messages });
        // The guest ended it before the page was loaded anew.
        if (repeater.isPending(endCall, current.chatId)) send({ type: 'endRequested' });
        return;
      }
      send({ type: 'noneFound' });
      const now = machine.getSnapshot();
      // The chat ended while nobody listened: its receipt says how. One that began meanwhile has none.
      if (isLive(now)) {
        const receipt = await calls.call('GET /live/{chatId}/receipt', {
          params: { chatId: now.chat.chatId },
        });
        send({ type: 'chatEnded', receipt });
      }
    } catch {
      // Not knowing changes nothing: the meter and the socket go on telling the truth.
    } finally {
      searches -= 1;
      if (searches === 0) endedSince.clear();
    }
  }

  const machine = createMachine<ChatState, ChatEvent, ChatEffect>({
    initial: { kind: 'idle' },
    transition,
    run: (effect, send) => {
      const run = runners[effect.type] as (
        effect: ChatEffect,
        send: (event: ChatEvent) => void,
      ) => void;
      run(effect, send);
    },
  });
  const { send } = machine;
  scope.own(machine);
  scope.defer(() => retry?.[Symbol.dispose]());
  scope.defer(
    socket.on('chatMeter', ({ chatId, ...meter }) => send({ type: 'metered', chatId, meter })),
  );
  scope.defer(socket.on('chatMessage', (line: ChatLine) => send({ type: 'lineArrived', line })));
  scope.defer(
    socket.on('chatTyping', ({ chatId, typing }) =>
      send({ type: 'typingChanged', chatId, typing }),
    ),
  );
  scope.defer(
    socket.on('chatEnd', ({ receipt }) => {
      if (searches > 0) endedSince.add(receipt.chatId);
      send({ type: 'chatEnded', receipt });
    }),
  );
  scope.defer(
    socket.on('messageRefused', ({ clientId }) => {
      if (clientId !== null) send({ type: 'lineRefused', clientId });
    }),
  );

  const startChat: NonNullable<ChatActions['start']> = (order) => {
    sequence += 1;
    send({ type: 'startRequested', request: { ...order, sequence, intentId: random.uuid() } });
  };
  const actionsOf = (state: ChatState): ChatActions => ({
    start: mayStart(state) ? startChat : null,
    cancel:
      state.kind === 'starting' || state.kind === 'retrying'
        ? () => send({ type: 'startCancelled' })
        : null,
    write: state.kind === 'running' ? write : null,
    resend: state.kind === 'running' ? (clientId) => send({ type: 'lineRetried', clientId }) : null,
    reportPicture:
      state.kind === 'running' && state.awaitsPicture ? () => send({ type: 'pictureShown' }) : null,
    end: state.kind === 'running' ? () => send({ type: 'endRequested' }) : null,
    dismiss:
      state.kind === 'ended' || state.kind === 'refused' ? () => send({ type: 'dismissed' }) : null,
  });
  const write = (text: string): void => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    send({
      type: 'lineWritten',
      clientId: random.uuid(),
      text: trimmed,
      at: new Date(clock.now()).toISOString(),
    });
  };

  const view = deriveStore(machine, (state): LiveChatSnapshot => ({
    state,
    actions: actionsOf(state),
  }));
  return {
    getSnapshot: view.getSnapshot,
    subscribe: view.subscribe,
    refresh: () => void findCurrent(send),
    handleConnection: (online) => send({ type: online ? 'connectionRestored' : 'connectionLost' }),
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

/** What stands now, where the refusal carries it. */
function offerIn(error: unknown): CurrentOffer | null {
  const detail = readErrorDetail(error, 'PRICE_CHANGED');
  return detail && { price: detail.price, freeMinutes: detail.freeMinutes ?? 0 };
}
