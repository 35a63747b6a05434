import type { RestCalls } from '@vx/api-client';
import type { ChatReceipt, LiveChat } from '@vx/contract';
import type { ErrorCode } from '@vx/contract/errors';
import { VxError } from '@vx/kernel';
import { FakeClock, FakeRandom } from '@vx/kernel/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LiveRepeater } from '../ports.ts';
import { FakeLiveServer } from '../testing/index.ts';
import { createLiveChat, type LiveChatCore } from './live-chat.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

class Refused extends VxError<ErrorCode> {
  override shouldRetry(): boolean {
    return false;
  }
}

/** A call on its way: to the server first, then back. */
interface Call {
  readonly serve: () => unknown;
  answer: { readonly value: unknown } | { readonly error: unknown } | null;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const template = new FakeLiveServer();
const chatShape = (await template.calls.call('POST /live/{actorId}/start', {
  params: { actorId: 'mira' },
  body: { kind: 'livechat', expectedPrice: 12, freeMinutes: 0, sequence: 1 },
  idempotencyKey: 'key',
})) as LiveChat;
const receiptShape = template.finish(100);

/**
 * The server as far as one guest's chats go, behind a network of which the test says what arrives, when, how often
 * and whether at all.
 */
class ModelServer {
  running: { readonly chat: LiveChat; seconds: number } | null = null;
  readonly receipts = new Map<string, ChatReceipt>();
  readonly #started = new Map<string, LiveChat>();
  readonly #pending = new Set<string>();
  readonly calls: Call[] = [];
  /** Frames that were sent; a meter's is lost while the line is broken, an end is kept. */
  readonly frames: { readonly isLost: () => boolean; readonly emit: () => void }[] = [];
  readonly #wire = new FakeLiveServer();
  isOnline = true;
  readonly socket = this.#wire.socket;

  readonly rest: Pick<RestCalls, 'call'> = {
    call: ((key: string, options: { params?: object; idempotencyKey?: string } = {}) => {
      const { actorId = '', chatId = '' } = (options.params ?? {}) as Record<string, string>;
      if (key.endsWith('/start'))
        return this.#send(() => this.#start(actorId, options.idempotencyKey ?? ''));
      if (key.endsWith('/receipt'))
        return this.#send(() => {
          const receipt = this.receipts.get(chatId);
          if (!receipt) throw new Refused('CHAT_RUNNING', '');
          return receipt;
        });
      return this.#send(
        () => this.running && { ...this.running.chat, actorName: '', messages: [] },
      );
    }) as RestCalls['call'],
  };

  readonly repeater: LiveRepeater = {
    send: (async (_operation: string, chatId: string) => {
      this.#pending.add(chatId);
      try {
        return await this.#send(() => this.#end(chatId));
      } finally {
        this.#pending.delete(chatId);
      }
    }) as LiveRepeater['send'],
    isPending: (_operation, chatId) => this.#pending.has(chatId),
  };

  #send(serve: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.calls.push({ serve, answer: null, resolve, reject });
    });
  }

  #start(actorId: string, key: string): LiveChat {
    const known = this.#started.get(key);
    if (known) return known;
    if (this.running) throw new Refused('ALREADY_IN_PROGRESS', '');
    const chat = { ...chatShape, chatId: `chat-${this.#started.size + 1}`, actorId };
    this.#started.set(key, chat);
    this.running = { chat, seconds: 0 };
    return chat;
  }

  #end(chatId: string): ChatReceipt {
    if (this.running?.chat.chatId === chatId) this.finish();
    const receipt = this.receipts.get(chatId);
    if (!receipt) throw new Refused('NOT_FOUND', '');
    return receipt;
  }

  /** Ends what runs, as the meter does when the money is spent; of an end that is not `heard` no frame comes. */
  finish(heard = true): void {
    if (!this.running) return;
    const { chatId, actorId } = this.running.chat;
    const receipt = { ...receiptShape, chatId, actorId };
    this.receipts.set(chatId, receipt);
    this.running = null;
    if (!heard) return;
    const actor = { id: actorId, name: '', previewImage: '' };
    this.frames.push({
      isLost: () => false,
      emit: () =>
        this.#wire.emit('chatEnd', { price: receipt.price, chatId, actor, exitCode: 501, receipt }),
    });
  }

  /** Bills a second. */
  tick(): void {
    if (!this.running) return;
    this.running.seconds += 1;
    const { seconds, chat } = this.running;
    const meter = { charged: seconds, seconds, secondsLeft: 500 - seconds, balance: 500 - seconds };
    this.frames.push({
      isLost: () => !this.isOnline,
      emit: () =>
        this.#wire.emit('chatMeter', {
          chatId: chat.chatId,
          ...meter,
          warning: null,
          stale: false,
        }),
    });
  }

  /** A call reaches the server, or comes back from it; `lost` ones come back as a failure. */
  move(index: number, lost: boolean): void {
    const call = this.calls[index % Math.max(1, this.calls.length)];
    if (!call) return;
    if (call.answer === null) {
      if (lost) call.answer = { error: new Refused('INTERNAL', '') };
      else {
        try {
          call.answer = { value: call.serve() };
        } catch (error) {
          call.answer = { error };
        }
      }
      return;
    }
    this.calls.splice(this.calls.indexOf(call), 1);
    if (lost) call.reject(new Refused('INTERNAL', ''));
    else if ('error' in call.answer) call.reject(call.answer.error);
    else call.resolve(call.answer.value);
  }

  /** A frame arrives, or arrives and stays on its way to arrive again. */
  frame(index: number, again: boolean): void {
    const at = index % Math.max(1, this.frames.length);
    const frame = this.frames[at];
    // What is kept comes when the line is back.
    if (!frame || (!this.isOnline && !frame.isLost())) return;
    if (!again || frame.isLost()) this.frames.splice(at, 1);
    if (!frame.isLost()) frame.emit();
  }
}

const step = fc.oneof(
  fc.record({ do: fc.constant('start' as const), actor: fc.constantFrom('mira', 'nora') }),
  fc.record({ do: fc.constantFrom('cancel', 'end', 'dismiss', 'tick', 'finish', 'wait' as const) }),
  fc.record({ do: fc.constantFrom('break', 'restore', 'refresh', 'finishUnheard' as const) }),
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('call' as const), index: fc.nat(5), lost: rarely() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('frame' as const), index: fc.nat(5), again: rarely() }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function rarely(): fc.Arbitrary<boolean> {
  return fc.integer({ min: 0, max: 5 }).map((drawn) => drawn === 0);
}

async function take(
  one: Step,
  { core, server, clock }: { core: LiveChatCore; server: ModelServer; clock: FakeClock },
): Promise<void> {
  const { actions } = core.getSnapshot();
  if ('actor' in one)
    actions.start?.({ actorId: one.actor, kind: 'livechat', expectedPrice: 12, freeMinutes: 0 });
  else if ('lost' in one) server.move(one.index, one.lost);
  else if ('again' in one) server.frame(one.index, one.again);
  else if (one.do === 'break' || one.do === 'restore') {
    server.isOnline = one.do === 'restore';
    core.handleConnection(server.isOnline);
  } else if (one.do === 'refresh') core.refresh();
  else if (one.do === 'wait') await clock.advanceAsync(3_000);
  else if (one.do === 'tick') server.tick();
  else if (one.do === 'finish' || one.do === 'finishUnheard') server.finish(one.do === 'finish');
  else actions[one.do as 'cancel' | 'end' | 'dismiss']?.();
  await settle();
}

/** Everything arrives, and the server goes on billing what runs. */
async function arriveAll(world: {
  core: LiveChatCore;
  server: ModelServer;
  clock: FakeClock;
}): Promise<void> {
  const { core, server, clock } = world;
  server.isOnline = true;
  core.handleConnection(true);
  for (let round = 0; round < 6; round += 1) {
    server.tick();
    for (let turn = 0; turn < 60 && server.calls.length + server.frames.length > 0; turn += 1) {
      server.move(0, false);
      server.frame(0, false);
      await settle();
    }
    await clock.advanceAsync(3_000);
  }
}

function createWorld(): { core: LiveChatCore; server: ModelServer; clock: FakeClock } {
  const server = new ModelServer();
  const clock = new FakeClock();
  const core = createLiveChat({
    calls: server.rest,
    repeater: server.repeater,
    socket: server.socket,
    clock,
    scheduler: clock,
    random: new FakeRandom(),
  });
  return { core, server, clock };
}

function expectOnScreen(core: LiveChatCore, server: ModelServer): void {
  const { state } = core.getSnapshot();
  const shown = 'chat' in state ? { id: state.chat.chatId, seconds: state.meter.seconds } : null;
  const { running } = server;
  expect(shown).toEqual(running && { id: running.chat.chatId, seconds: running.seconds });
}

describe('against a model of the server', () => {
  it('finds the receipt of the second chat, of whose end nobody heard', async () => {
    const world = createWorld();
    for (const end of ['finish', 'finishUnheard'] as const) {
      await take({ do: 'start', actor: 'mira' }, world);
      await arriveAll(world);
      await take({ do: end }, world);
      await arriveAll(world);
    }
    expect(world.core.getSnapshot().state).toMatchObject({
      kind: 'ended',
      receipt: { chatId: 'chat-2' },
    });
    world.core[Symbol.dispose]();
  });

  it('asks once for a chat that is billed unseen, however often its meter ticks meanwhile', async () => {
    const world = createWorld();
    const { core, server } = world;
    await take({ do: 'start', actor: 'mira' }, world);
    // The start arrives, its answer is lost.
    server.move(0, false);
    server.move(0, true);
    await settle();
    for (let second = 0; second < 5; second += 1) {
      await take({ do: 'tick' }, world);
      await take({ do: 'frame', index: 0, again: false }, world);
    }
    expect(server.calls).toHaveLength(1);
    await arriveAll(world);
    expectOnScreen(core, server);
    core[Symbol.dispose]();
  });

  it('leaves a chat that ended unheard for the one that is billed', async () => {
    const world = createWorld();
    const { core, server } = world;
    await take({ do: 'start', actor: 'mira' }, world);
    await take({ do: 'cancel' }, world);
    await take({ do: 'refresh' }, world);
    // The start arrives; the guest asks again, and what the server knows is the first chat, which then ends.
    server.move(0, false);
    await take({ do: 'start', actor: 'mira' }, world);
    server.move(1, false);
    server.finish(false);
    await arriveAll(world);
    expect(server.running?.chat.chatId).toBe('chat-2');
    expectOnScreen(core, server);
    core[Symbol.dispose]();
  });

  it('believes no answer that is older than the end of its chat', async () => {
    const world = createWorld();
    const { core, server } = world;
    await take({ do: 'start', actor: 'mira' }, world);
    server.move(0, false);
    await take({ do: 'refresh' }, world);
    server.move(1, false);
    // The answer of the start is lost, and the end overtakes the answer about the current chat.
    server.move(0, true);
    await settle();
    server.finish();
    server.frame(0, false);
    await arriveAll(world);
    expectOnScreen(core, server);
    core[Symbol.dispose]();
  });

  it('what the server bills is on screen, and a receipt is of the chat that ended', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = createWorld();
        const { core, server } = world;
        let before = core.getSnapshot().state;
        core.subscribe(() => {
          const { state } = core.getSnapshot();
          // A receipt is the server's, and of the chat that was on screen.
          if (state.kind === 'ended' && before.kind !== 'ended') {
            expect(server.receipts.get(state.receipt.chatId)).toBe(state.receipt);
            // Or of one whose end overtook the answer of its start.
            if ('chat' in before) expect(before.chat.chatId).toBe(state.receipt.chatId);
            else expect('request' in before && before.request.actorId).toBe(state.receipt.actorId);
          }
          // The meter of a chat never runs backwards.
          if ('meter' in state && 'meter' in before && state.chat.chatId === before.chat.chatId)
            expect(state.meter.seconds).toBeGreaterThanOrEqual(before.meter.seconds);
          before = state;
        });
        for (const one of steps) await take(one, world);
        await arriveAll(world);
        // Of an end that was never told the next reconnect tells.
        if (steps.some((one) => one.do === 'finishUnheard') && !server.running)
          await arriveAll(world);
        expectOnScreen(core, server);
        core[Symbol.dispose]();
      }),
      { numRuns: 500 },
    );
  });
});
