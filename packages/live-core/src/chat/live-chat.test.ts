import { FakeClock, FakeRandom } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { FakeLiveServer } from '../testing/index.ts';
import { createLiveChat, type LiveChatCore } from './live-chat.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function setUp(): { server: FakeLiveServer; clock: FakeClock; core: LiveChatCore } {
  const server = new FakeLiveServer();
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  const core = createLiveChat({
    calls: server.calls,
    repeater: server.repeater,
    socket: server.socket,
    clock,
    scheduler: clock,
    random: new FakeRandom(),
  });
  return { server, clock, core };
}

const start = (core: LiveChatCore): void =>
  core.getSnapshot().actions.start?.({
    actorId: 'mira',
    kind: 'livechat',
    expectedPrice: 12,
    freeMinutes: 0,
  });

const linesOf = (core: LiveChatCore): readonly (readonly [string, string])[] => {
  const { state } = core.getSnapshot();
  if (state.kind !== 'running' && state.kind !== 'ending' && state.kind !== 'ended') return [];
  return state.lines.map((line) => [line.text, line.delivery]);
};

const meter = {
  charged: 2,
  seconds: 6,
  secondsLeft: 490,
  balance: 98,
  warning: null,
  stale: false,
} as const;

describe('the first picture', () => {
  it('is reported once, and the meter is not awaited any more', async () => {
    const { server, core } = setUp();
    expect(core.getSnapshot().actions.reportPicture).toBeNull();
    start(core);
    await settle();
    core.getSnapshot().actions.reportPicture?.();
    expect(core.getSnapshot().state).toMatchObject({ awaitsPicture: false });
    expect(core.getSnapshot().actions.reportPicture).toBeNull();
    await settle();
    expect(server.pictures).toEqual(['chat-1']);
    // An answer that was asked for before does not take it back.
    core.refresh();
    await settle();
    expect(core.getSnapshot().state).toMatchObject({ awaitsPicture: false });
  });

  it('is not awaited once the server counts seconds by itself', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    server.emit('chatMeter', { ...meter, chatId: 'chat-1', charged: 0, seconds: 0 });
    expect(core.getSnapshot().state).toMatchObject({ awaitsPicture: true });
    server.emit('chatMeter', { ...meter, chatId: 'chat-1', charged: 1, seconds: 1 });
    expect(core.getSnapshot().state).toMatchObject({ awaitsPicture: false });
    expect(core.getSnapshot().actions.reportPicture).toBeNull();
    expect(server.pictures).toEqual([]);
  });
});

describe('starting', () => {
  it('runs once the server has answered, and offers what is possible then', async () => {
    const { core } = setUp();
    expect(core.getSnapshot().actions.end).toBeNull();
    start(core);
    expect(core.getSnapshot().state.kind).toBe('starting');
    expect(core.getSnapshot().actions.start).toBeNull();
    await settle();
    expect(core.getSnapshot().state).toMatchObject({
      kind: 'running',
      meter: { charged: 0, balance: 100 },
      awaitsPicture: true,
    });
    expect(core.getSnapshot().actions.end).not.toBeNull();
  });

  it('[RU-livechat-start-attempts][RU-livechat-start-retry][CO-chatStartAttempts][CO-chatStartRetry] tries a second time after 3000 ms and no third time', async () => {
    const { server, clock, core } = setUp();
    server.refusals.push({ code: 'GUEST_OFFLINE' }, { code: 'GUEST_OFFLINE' });
    start(core);
    await settle();
    expect(core.getSnapshot().state).toMatchObject({ kind: 'retrying', code: 'GUEST_OFFLINE' });
    await clock.advanceAsync(2999);
    expect(server.starts).toHaveLength(1);
    await clock.advanceAsync(1);
    await settle();
    expect(server.starts).toHaveLength(2);
    expect(core.getSnapshot().state).toMatchObject({ kind: 'refused', code: 'GUEST_OFFLINE' });
    await clock.advanceAsync(60_000);
    expect(server.starts).toHaveLength(2);
  });

  it('keeps one idempotency key for both attempts, and takes a new one for a new start', async () => {
    const { server, clock, core } = setUp();
    server.refusals.push({ code: 'CHAT_TIMEOUT' });
    start(core);
    await settle();
    await clock.advanceAsync(3000);
    await settle();
    expect(server.starts[0]?.key).toBeTruthy();
    expect(server.starts[1]?.key).toBe(server.starts[0]?.key);
    core.getSnapshot().actions.end?.();
    await settle();
    start(core);
    await settle();
    expect(server.starts[2]?.key).not.toBe(server.starts[0]?.key);
  });

  it('[RU-livechat-start-errors][ER-chatAlreadyInProgress][ER-chatGuestOffline][ER-chatTimeout][ER-chatWrongSequence] retries the four start errors and nothing else', async () => {
    for (const code of [
      'ALREADY_IN_PROGRESS',
      'GUEST_OFFLINE',
      'CHAT_TIMEOUT',
      'WRONG_SEQUENCE',
    ] as const) {
      const { server, core } = setUp();
      server.refusals.push({ code });
      start(core);
      await settle();
      expect(core.getSnapshot().state).toMatchObject({ kind: 'retrying', code });
    }
    const { server, core } = setUp();
    server.refusals.push({ code: 'BALANCE_TOO_LOW' });
    start(core);
    await settle();
    expect(core.getSnapshot().state).toMatchObject({ kind: 'refused', code: 'BALANCE_TOO_LOW' });
  });

  it('names the free minutes that are left when fewer were shown', async () => {
    const { server, core } = setUp();
    server.refusals.push({ code: 'PRICE_CHANGED', detail: { price: 12, freeMinutes: 2 } });
    core.getSnapshot().actions.start?.({
      actorId: 'mira',
      kind: 'livechat',
      expectedPrice: 12,
      freeMinutes: 3,
    });
    await settle();
    expect(server.starts[0]?.body).toMatchObject({ freeMinutes: 3 });
    expect(core.getSnapshot().state).toMatchObject({ offered: { price: 12, freeMinutes: 2 } });
  });

  it('names the new price when it changed, and charges nothing', async () => {
    const { server, core } = setUp();
    server.refusals.push({ code: 'PRICE_CHANGED', detail: { price: 14 } });
    start(core);
    await settle();
    expect(core.getSnapshot().state).toMatchObject({
      kind: 'refused',
      code: 'PRICE_CHANGED',
      offered: { price: 14, freeMinutes: 0 },
    });
  });

  it('shows no price that the refusal does not carry as one', async () => {
    for (const detail of [{ price: '14' }, { freeMinutes: 2 }, 14]) {
      const { server, core } = setUp();
      server.refusals.push({ code: 'PRICE_CHANGED', detail });
      start(core);
      await settle();
      expect(core.getSnapshot().state).toMatchObject({ kind: 'refused', offered: null });
    }
  });

  it('takes over a chat whose answer was lost', async () => {
    const { server, clock, core } = setUp();
    start(core);
    await settle();
    const other = setUp();
    other.server.current = server.current;
    other.server.refusals.push({ code: 'ALREADY_IN_PROGRESS' }, { code: 'ALREADY_IN_PROGRESS' });
    start(other.core);
    await settle();
    await other.clock.advanceAsync(3000);
    await settle();
    expect(other.core.getSnapshot().state).toMatchObject({
      kind: 'running',
      chat: { chatId: 'chat-1' },
    });
    expect(clock.pending).toBe(0);
  });

  it('a cancelled retry does not start later', async () => {
    const { server, clock, core } = setUp();
    server.refusals.push({ code: 'GUEST_OFFLINE' });
    start(core);
    await settle();
    core.getSnapshot().actions.cancel?.();
    expect(clock.pending).toBe(0);
    await clock.advanceAsync(10_000);
    expect(server.starts).toHaveLength(1);
    expect(core.getSnapshot().state.kind).toBe('idle');
  });

  it('offers in each state what is possible in it', async () => {
    const { server, clock, core } = setUp();
    const offered: Record<string, readonly string[]> = {};
    const note = (): void => {
      const { state, actions } = core.getSnapshot();
      offered[state.kind] = Object.entries(actions)
        .filter(([, action]) => action !== null)
        .map(([name]) => name);
    };
    note();
    core.subscribe(note);
    server.refusals.push({ code: 'GUEST_OFFLINE' }, { code: 'BALANCE_TOO_LOW' });
    start(core);
    await settle();
    await clock.advanceAsync(3_000);
    await settle();
    start(core);
    await settle();
    core.getSnapshot().actions.end?.();
    await settle();
    start(core);
    core.getSnapshot().actions.cancel?.();
    expect(offered).toEqual({
      idle: ['start'],
      starting: ['cancel'],
      retrying: ['cancel'],
      refused: ['start', 'dismiss'],
      running: ['write', 'resend', 'reportPicture', 'end'],
      ending: [],
      ended: ['start', 'dismiss'],
      cancelling: ['start'],
    });
  });
});

describe('the meter', () => {
  it('shows what the server charged and never runs backwards', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    server.emit('chatMeter', { chatId: 'chat-1', ...meter });
    server.emit('chatMeter', { chatId: 'chat-1', ...meter, seconds: 3, charged: 1 });
    server.emit('chatMeter', { chatId: 'chat-9', ...meter, charged: 77 });
    expect(core.getSnapshot().state).toMatchObject({ meter: { charged: 2, seconds: 6 } });
  });

  it('carries the warnings', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    server.emit('chatMeter', {
      chatId: 'chat-1',
      ...meter,
      secondsLeft: 15,
      warning: 'fifteenSeconds',
    });
    expect(core.getSnapshot().state).toMatchObject({
      meter: { warning: 'fifteenSeconds', secondsLeft: 15 },
    });
  });
});

describe('lines', () => {
  it('shows an own line at once, sends it once and confirms it in place', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    core.getSnapshot().actions.write?.('  Hello  ');
    expect(linesOf(core)).toEqual([['Hello', 'sending']]);
    expect(server.sent).toHaveLength(1);
    const clientId = server.sent[0]?.clientId ?? null;
    const line = server.line({ messageId: 'm1', text: 'Hello', senderType: 'guest', clientId });
    server.emit('chatMessage', line);
    server.emit('chatMessage', line);
    expect(linesOf(core)).toEqual([['Hello', 'sent']]);
  });

  it('[SO-sendMessage] sends a line as a text of the guest in this paid chat', async () => {
    const { server, clock, core } = setUp();
    const frames: unknown[] = [];
    server.socket.send = (...frame) => void frames.push(frame);
    start(core);
    await settle();
    core.getSnapshot().actions.write?.('Hello');
    const { state } = core.getSnapshot();
    const [line] = state.kind === 'running' ? state.lines : [];
    expect(line).toMatchObject({ at: new Date(clock.now()).toISOString(), senderType: 'guest' });
    expect(frames).toEqual([
      [
        'sendMessage',
        {
          channelId: null,
          chatId: 'chat-1',
          messageType: 'text',
          senderType: 'guest',
          isVideochat: true,
          isFreechat: false,
          data: { text: 'Hello' },
          includedGifts: [],
        },
        { clientId: line?.clientId },
      ],
    ]);
  });

  it('marks a refused line and sends it again under the same id', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    core.getSnapshot().actions.write?.('Hello');
    const clientId = server.sent[0]?.clientId ?? '';
    server.emit('messageRefused', { clientId, code: 'TOO_MANY_REQUESTS' });
    expect(linesOf(core)).toEqual([['Hello', 'failed']]);
    // A refusal that names no line is of something else.
    const refused = core.getSnapshot();
    server.emit('messageRefused', { clientId: null, code: 'TOO_MANY_REQUESTS' });
    expect(core.getSnapshot()).toBe(refused);
    core.getSnapshot().actions.resend?.(clientId);
    expect(linesOf(core)).toEqual([['Hello', 'sending']]);
    expect(server.sent.map((sent) => sent.clientId)).toEqual([clientId, clientId]);
  });

  it('an answer ends the typing mark; empty lines are not sent', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    server.emit('chatTyping', { chatId: 'chat-1', typing: true });
    expect(core.getSnapshot().state).toMatchObject({ actorTyping: true });
    server.emit('chatMessage', server.line({ messageId: 'm2', text: 'Hi' }));
    expect(core.getSnapshot().state).toMatchObject({ actorTyping: false });
    core.getSnapshot().actions.write?.('   ');
    expect(server.sent).toHaveLength(0);
  });
});

describe('the end', () => {
  it('[RU-chatexit-chat-end] ends at the guest’s word and keeps receipt and lines', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    server.emit('chatMessage', server.line({ messageId: 'm1', text: 'Hi' }));
    core.getSnapshot().actions.end?.();
    expect(core.getSnapshot().state.kind).toBe('ending');
    await settle();
    expect(core.getSnapshot().state).toMatchObject({
      kind: 'ended',
      receipt: { exitCode: 100, price: { value: 6 } },
    });
    expect(linesOf(core)).toEqual([['Hi', 'sent']]);
    core.getSnapshot().actions.dismiss?.();
    expect(core.getSnapshot().state.kind).toBe('idle');
  });

  it('[SI-chatEnd][ET-chatEnd] ends when the server says so', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    const receipt = server.finish(501);
    server.emit('chatEnd', {
      price: receipt.price,
      chatId: receipt.chatId,
      actor: { id: 'mira', name: 'Mira', previewImage: '/x' },
      exitCode: 501,
      receipt,
    });
    expect(core.getSnapshot().state).toMatchObject({ kind: 'ended', receipt: { exitCode: 501 } });
  });

  it('goes on when the end was refused and the chat still runs', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    server.endRefusal = 'NOT_FOUND';
    core.getSnapshot().actions.end?.();
    await settle();
    expect(core.getSnapshot().state.kind).toBe('running');
    expect(core.getSnapshot().actions.end).not.toBeNull();
  });

  it('is sent by a page that goes away meanwhile', async () => {
    const { server, core } = setUp();
    const { send } = server.repeater;
    const ends: unknown[] = [];
    server.repeater.send = (...end) => {
      ends.push(end);
      return send(...end);
    };
    start(core);
    await settle();
    core.getSnapshot().actions.end?.();
    await settle();
    const request = { params: { chatId: 'chat-1' }, keepalive: true };
    expect(ends).toEqual([['POST /live/{chatId}/end', 'chat-1', request]]);
  });

  it('is sent until it is answered: the chat is ending all the while (S15)', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    server.isAway = true;
    core.getSnapshot().actions.end?.();
    await settle();
    expect(core.getSnapshot().state.kind).toBe('ending');
    server.isAway = false;
    await settle();
    expect(core.getSnapshot().state).toMatchObject({ kind: 'ended', receipt: { exitCode: 100 } });
  });

  it('is taken up by a page that loads anew and finds the chat still running (S15)', async () => {
    const before = setUp();
    start(before.core);
    await settle();
    before.server.isAway = true;
    before.core.getSnapshot().actions.end?.();
    await settle();
    before.core[Symbol.dispose]();

    const { server, core } = setUp();
    server.current = before.server.current;
    for (const chatId of before.server.pendingEnds) server.pendingEnds.add(chatId);
    core.refresh();
    await settle();
    expect(core.getSnapshot().state).toMatchObject({ kind: 'ended', receipt: { exitCode: 100 } });
  });

  it('finds the receipt of a chat that ended while the line was broken', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    core.handleConnection(false);
    expect(core.getSnapshot().state).toMatchObject({ online: false });
    server.finish(501);
    core.handleConnection(true);
    await settle();
    expect(core.getSnapshot().state).toMatchObject({ kind: 'ended', receipt: { exitCode: 501 } });
  });
});

describe('what comes late', () => {
  it('ends a chat whose start was given up before it was answered', async () => {
    const { server, core } = setUp();
    start(core);
    core.getSnapshot().actions.cancel?.();
    expect(core.getSnapshot().state.kind).toBe('cancelling');
    await settle();
    expect(server.current).toBeNull();
    expect(core.getSnapshot().state).toMatchObject({ kind: 'ended', receipt: { exitCode: 100 } });
  });

  it('ends it also where the answer was lost', async () => {
    const elsewhere = setUp();
    start(elsewhere.core);
    await settle();
    const { server, core } = setUp();
    server.refusals.push({ code: 'INTERNAL' });
    start(core);
    core.getSnapshot().actions.cancel?.();
    // The server has opened it all the same.
    server.current = elsewhere.server.current;
    await settle();
    expect(server.current).toBeNull();
    expect(core.getSnapshot().state.kind).toBe('ended');
  });

  it('is idle again where nothing came of the start that was given up', async () => {
    const { server, core } = setUp();
    server.refusals.push({ code: 'BALANCE_TOO_LOW' });
    start(core);
    core.getSnapshot().actions.cancel?.();
    await settle();
    expect(core.getSnapshot().state.kind).toBe('idle');
    expect(core.getSnapshot().actions.start).not.toBeNull();
  });

  it('counts the attempts of a start, so that the server can tell an older one', async () => {
    const { server, clock, core } = setUp();
    server.refusals.push({ code: 'WRONG_SEQUENCE' });
    start(core);
    await settle();
    await clock.advanceAsync(3_000);
    await settle();
    expect(server.starts.map(({ body }) => body)).toMatchObject([{ sequence: 1 }, { sequence: 2 }]);
  });

  it('asks what became of a chat whose end failed', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    server.endRefusal = 'INTERNAL';
    core.getSnapshot().actions.end?.();
    // Ended by the server meanwhile, and nobody heard of it.
    server.finish(501);
    await settle();
    expect(core.getSnapshot().state).toMatchObject({ kind: 'ended', receipt: { exitCode: 501 } });
  });

  it('shows no receipt of the chat before for the one that runs now', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    // Asked about the first one, and answered after the second has begun.
    const answer = Promise.withResolvers<null>();
    const { call } = server.calls;
    server.calls.call = ((key: string, options: never) =>
      key === 'GET /live/current' ? answer.promise : call(key as never, options)) as typeof call;
    core.handleConnection(true);
    core.getSnapshot().actions.end?.();
    await settle();
    core.getSnapshot().actions.dismiss?.();
    start(core);
    await settle();
    answer.resolve(null);
    await settle();
    expect(core.getSnapshot().state).toMatchObject({ kind: 'running', chat: { chatId: 'chat-2' } });
  });
});

describe('a question that is not answered', () => {
  it('changes nothing, and is asked again', async () => {
    const { server, core } = setUp();
    const { call } = server.calls;
    let questions = 0;
    server.calls.call = ((key: string, options: never) => {
      if (key !== 'GET /live/current') return call(key as never, options);
      questions += 1;
      return Promise.reject(new Error('no line'));
    }) as typeof call;
    const before = core.getSnapshot();
    for (const asked of [1, 2]) {
      server.emit('chatMeter', { chatId: 'chat-9', ...meter });
      await settle();
      expect(questions).toBe(asked);
    }
    expect(core.getSnapshot()).toBe(before);
  });
});

describe('another tab', () => {
  it('finds the running chat with its lines after a load', async () => {
    const { server, core } = setUp();
    start(core);
    await settle();
    server.current?.messages.push(server.line({ messageId: 'm1', text: 'Hi' }));
    const second = createLiveChat({
      calls: server.calls,
      repeater: server.repeater,
      socket: server.socket,
      clock: new FakeClock(),
      scheduler: new FakeClock(),
      random: new FakeRandom(),
    });
    second.refresh();
    await settle();
    expect(second.getSnapshot().state).toMatchObject({
      kind: 'running',
      chat: { chatId: 'chat-1' },
    });
    expect(linesOf(second)).toEqual([['Hi', 'sent']]);
  });

  it('leaves no timer and hears nothing after its end', async () => {
    const { server, clock, core } = setUp();
    server.refusals.push({ code: 'GUEST_OFFLINE' });
    start(core);
    await settle();
    core[Symbol.dispose]();
    expect(clock.pending).toBe(0);
    server.emit('chatMeter', { chatId: 'chat-1', ...meter });
    expect(core.getSnapshot().state.kind).toBe('retrying');
  });

  it('takes no answer that comes after its end', async () => {
    const { core } = setUp();
    start(core);
    core[Symbol.dispose]();
    await settle();
    expect(core.getSnapshot().state.kind).toBe('starting');
  });
});
