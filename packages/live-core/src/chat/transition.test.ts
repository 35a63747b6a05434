import type { ChatReceipt, LiveChat } from '@vx/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeLiveServer } from '../testing/index.ts';
import type { ChatEvent, ChatRequest, ChatState } from './state.ts';
import { transition } from './transition.ts';

const server = new FakeLiveServer();
const request: ChatRequest = {
  actorId: 'mira',
  kind: 'livechat',
  expectedPrice: 12,
  freeMinutes: 0,
  sequence: 1,
  intentId: 'i1',
};
const chat = (await server.calls.call('POST /live/{actorId}/start', {
  params: { actorId: 'mira' },
  body: { kind: 'livechat', expectedPrice: 12, freeMinutes: 0, sequence: 1 },
  idempotencyKey: 'i1',
})) as LiveChat;
const other: LiveChat = { ...chat, chatId: 'another' };
const receipt = server.finish(100);
const otherReceipt: ChatReceipt = { ...receipt, chatId: other.chatId };
const meter = {
  charged: 2,
  seconds: 6,
  secondsLeft: 490,
  balance: 98,
  warning: null,
  stale: false,
};
const line = server.line({ chatId: chat.chatId, messageId: 'm1', text: 'Hi' });
const own = { type: 'lineWritten', clientId: 'l1', text: 'Hello', at: line.at } as const;

const after = (state: ChatState, ...events: readonly ChatEvent[]): ChatState =>
  events.reduce((now, event) => transition(now, event).state, state);

const idle: ChatState = { kind: 'idle' };
const starting = after(idle, { type: 'startRequested', request });
const failed = (code: 'GUEST_OFFLINE' | 'BALANCE_TOO_LOW' | 'ALREADY_IN_PROGRESS' | 'INTERNAL') =>
  ({ type: 'startFailed', sequence: 1, code, offered: null }) as const;
const answered = { type: 'startAnswered', sequence: 1, chat } as const;
const running = after(starting, answered);
const ended = after(running, { type: 'chatEnded', receipt });
const states = {
  idle,
  starting,
  cancelling: after(starting, { type: 'startCancelled' }),
  unknown: after(starting, { type: 'startCancelled' }, failed('INTERNAL')),
  retrying: after(starting, failed('GUEST_OFFLINE')),
  refused: after(starting, failed('BALANCE_TOO_LOW')),
  running,
  ending: after(running, { type: 'endRequested' }),
  ended,
};
type Kind = keyof typeof states;
const kinds = Object.keys(states) as readonly Kind[];

/** The end of a chat with the performer of a start may have overtaken its answer. */
const remembered = { starting: 'starting', cancelling: 'cancelling', unknown: 'cancelling' };

/** What comes of an event in each state: the next one, and what is done. Nothing comes of it in one that is missing. */
const table: readonly (readonly [string, ChatEvent, { readonly [From in Kind]?: string }])[] = [
  [
    'a start',
    { type: 'startRequested', request: { ...request, sequence: 2 } },
    {
      idle: 'starting start',
      cancelling: 'starting start',
      unknown: 'starting start',
      refused: 'starting start',
      ended: 'starting start',
    },
  ],
  [
    'its answer',
    answered,
    { starting: 'running', cancelling: 'ending end', unknown: 'ending end' },
  ],
  ['the answer of another start', { ...answered, sequence: 7 }, {}],
  [
    'a failure that another attempt may cure',
    failed('GUEST_OFFLINE'),
    {
      starting: 'retrying scheduleRetry',
      cancelling: 'cancelling findCurrent',
      unknown: 'cancelling findCurrent',
    },
  ],
  [
    'a refusal',
    failed('BALANCE_TOO_LOW'),
    {
      starting: 'refused',
      cancelling: 'cancelling findCurrent',
      unknown: 'cancelling findCurrent',
    },
  ],
  [
    'another chat that runs',
    failed('ALREADY_IN_PROGRESS'),
    {
      starting: 'retrying scheduleRetry',
      cancelling: 'idle findCurrent',
      unknown: 'idle findCurrent',
    },
  ],
  ['the failure of another start', { ...failed('INTERNAL'), sequence: 7 }, {}],
  ['the time of a retry', { type: 'retryDue', sequence: 1 }, { retrying: 'starting start' }],
  ['the time of another retry', { type: 'retryDue', sequence: 7 }, {}],
  [
    'giving up',
    { type: 'startCancelled' },
    { starting: 'cancelling', retrying: 'idle cancelRetry' },
  ],
  [
    'a chat that is found',
    { type: 'found', chat, lines: [line] },
    {
      idle: 'running',
      starting: 'running',
      cancelling: 'ending end',
      unknown: 'ending end',
      retrying: 'running cancelRetry',
      refused: 'running',
      running: 'running',
      ending: 'ending',
    },
  ],
  [
    'a chat with another performer that is found',
    { type: 'found', chat: { ...other, actorId: 'nora' }, lines: [] },
    {
      idle: 'running',
      starting: 'running',
      cancelling: 'running',
      unknown: 'running',
      retrying: 'running cancelRetry',
      refused: 'running',
      running: 'running',
      ending: 'running',
      ended: 'running',
    },
  ],
  ['that none runs', { type: 'noneFound' }, { unknown: 'idle' }],
  [
    'the meter',
    { type: 'metered', chatId: chat.chatId, meter },
    {
      idle: 'idle findUnseen',
      unknown: 'cancelling findUnseen',
      retrying: 'retrying findUnseen',
      refused: 'refused findUnseen',
      running: 'running',
      ending: 'ending',
    },
  ],
  [
    'the meter of another chat',
    { type: 'metered', chatId: other.chatId, meter },
    {
      idle: 'idle findUnseen',
      unknown: 'cancelling findUnseen',
      retrying: 'retrying findUnseen',
      refused: 'refused findUnseen',
      running: 'running findUnseen',
      ending: 'ending findUnseen',
      ended: 'ended findUnseen',
    },
  ],
  ['a line', { type: 'lineArrived', line }, { running: 'running', ending: 'ending' }],
  ['a line of another chat', { type: 'lineArrived', line: { ...line, chatId: 'another' } }, {}],
  ['a line of the guest', own, { running: 'running send', ending: 'ending send' }],
  [
    'typing',
    { type: 'typingChanged', chatId: chat.chatId, typing: true },
    { running: 'running', ending: 'ending' },
  ],
  ['typing in another chat', { type: 'typingChanged', chatId: other.chatId, typing: true }, {}],
  ['a broken line', { type: 'connectionLost' }, { running: 'running', ending: 'ending' }],
  [
    'a line that is back',
    { type: 'connectionRestored' },
    {
      unknown: 'cancelling findCurrent',
      running: 'running findCurrent',
      ending: 'ending findCurrent',
    },
  ],
  ['"end"', { type: 'endRequested' }, { running: 'ending end' }],
  ['an end that failed', { type: 'endFailed' }, { ending: 'running' }],
  ['the end', { type: 'chatEnded', receipt }, { ...remembered, running: 'ended', ending: 'ended' }],
  ['the end of another chat', { type: 'chatEnded', receipt: otherReceipt }, remembered],
  [
    'the end of a chat with another performer',
    { type: 'chatEnded', receipt: { ...otherReceipt, actorId: 'nora' } },
    {},
  ],
  ['leaving', { type: 'dismissed' }, { refused: 'idle', ended: 'idle' }],
];

describe('every event in every state', () => {
  it.each(table)('%s', (_, event, expected) => {
    const found = kinds.map((kind) => {
      const { state, effects } = transition(states[kind], event);
      return [kind, state, [state.kind, ...effects.map(({ type }) => type)].join(' ')] as const;
    });
    for (const [kind, state, what] of found) {
      expect([kind, what]).toEqual([kind, expected[kind] ?? states[kind].kind]);
      // What changes nothing keeps the snapshot, so that nobody renders for it.
      if (expected[kind] === undefined) expect(state).toBe(states[kind]);
    }
  });

  it('shows the receipt of a chat whose end overtook the answer of its start', () => {
    for (const state of [states.starting, states.cancelling]) {
      const heard = after(state, { type: 'chatEnded', receipt });
      expect(transition(heard, answered)).toEqual({
        state: { kind: 'ended', receipt, lines: [] },
        effects: [],
      });
      // The end of the chat before is none of this one.
      const before = after(state, { type: 'chatEnded', receipt: otherReceipt }, answered);
      expect(before).toMatchObject({ chat: { chatId: chat.chatId } });
    }
  });

  it('opens the start that was asked for last, not the one that was given up', () => {
    const second = { ...request, sequence: 2, actorId: 'nora' };
    const again = after(states.cancelling, { type: 'startRequested', request: second });
    // The answer of the start that was given up opens nothing in place of the new one.
    expect(after(again, answered)).toBe(again);
    expect(after(again, { ...answered, sequence: 2, chat: other })).toMatchObject({
      kind: 'running',
      chat: { chatId: 'another' },
    });
  });
});

describe('what a chat begins with', () => {
  it('warns at once of the end of a chat that is taken over near it', () => {
    const late = { type: 'found', chat: { ...chat, secondsLeft: 12 }, lines: [] } as const;
    expect(after(idle, late)).toMatchObject({
      meter: { secondsLeft: 12, warning: 'fifteenSeconds' },
    });
  });

  it('shows the figures of the start until the first frame of the meter', () => {
    expect(after(starting, answered)).toEqual({
      kind: 'running',
      chat,
      meter: {
        charged: chat.charged,
        seconds: 0,
        secondsLeft: chat.secondsLeft,
        balance: chat.balance.value,
        warning: null,
        stale: false,
      },
      lines: [],
      actorTyping: false,
      awaitsPicture: true,
      online: true,
    });
  });

  it('remembers an end that overtook the answer when the start is given up after it', () => {
    const given = after(starting, { type: 'chatEnded', receipt }, { type: 'startCancelled' });
    expect(given).toMatchObject({ kind: 'cancelling', failed: false });
    expect(after(given, answered)).toEqual({ kind: 'ended', receipt, lines: [] });
    // Where there was none, none is made up.
    expect(after(starting, { type: 'startCancelled' })).not.toHaveProperty('ended');
  });
});

describe('the meter and the lines', () => {
  const said = (messageId: string, part: Partial<typeof line> = {}): ChatEvent => ({
    type: 'lineArrived',
    line: { ...line, messageId, text: messageId, ...part },
  });
  const linesOf = (state: ChatState) =>
    'lines' in state ? state.lines.map(({ text, delivery }) => `${text} ${delivery}`) : [];

  it('puts the lines of the performer one after another, each once', () => {
    expect(linesOf(after(running, said('a'), said('b'), said('a')))).toEqual(['a sent', 'b sent']);
  });

  it('takes a line that arrives with the id of another for another', () => {
    const second = { ...own, clientId: 'l2', text: 'Again' };
    const state = after(running, said('a'), own, second, said('m3', { clientId: 'l2' }));
    expect(linesOf(state)).toEqual(['a sent', 'Hello sending', 'm3 sent']);
    expect(linesOf(after(state, said('m4', { clientId: 'elsewhere' })))).toEqual([
      'a sent',
      'Hello sending',
      'm3 sent',
      'm4 sent',
    ]);
  });

  it('confirms the guest’s own line, also where the server calls it by the id of the client', () => {
    const state = after(running, own, said('l1', { clientId: 'l1', senderType: 'guest' }));
    expect(linesOf(state)).toEqual(['l1 sent']);
  });

  it('marks the line that was refused, and no other', () => {
    const second = { ...own, clientId: 'l2', text: 'Again' };
    const state = after(running, own, second, { type: 'lineRefused', clientId: 'l2' });
    expect(linesOf(state)).toEqual(['Hello sending', 'Again failed']);
    // Only a failed line is sent again, and a line is written once.
    for (const clientId of ['l1', 'nobody’s'])
      expect(transition(state, { type: 'lineRetried', clientId })).toEqual({ state, effects: [] });
    expect(transition(state, second)).toEqual({ state, effects: [] });
    expect(transition(state, { type: 'lineRetried', clientId: 'l2' })).toMatchObject({
      state: { lines: [{ delivery: 'sending' }, { delivery: 'sending' }] },
      effects: [{ type: 'send', chatId: chat.chatId, clientId: 'l2', text: 'Again' }],
    });
  });

  it('leaves the typing mark of the performer where the guest’s own line arrives', () => {
    const typing = { type: 'typingChanged', chatId: chat.chatId, typing: true } as const;
    const state = after(running, typing, said('mine', { senderType: 'guest' }));
    expect(state).toMatchObject({ actorTyping: true });
    expect(after(state, typing)).toBe(state);
    expect(after(state, said('hers'))).toMatchObject({ actorTyping: false });
    expect(after(state, { ...typing, typing: false })).toMatchObject({ actorTyping: false });
  });

  it('is connected again once the chat was found, with the lines that were missed', () => {
    const lost = after(running, said('a'), { type: 'connectionLost' });
    expect(lost).toMatchObject({ online: false });
    expect(after(lost, { type: 'connectionLost' })).toBe(lost);
    expect(after(lost, { type: 'connectionRestored' })).toMatchObject({ online: true });
    const lines = ['a', 'b'].map((id) => ({ ...line, messageId: id, text: id }));
    const again = after(lost, { type: 'found', chat: { ...chat, charged: 9 }, lines });
    expect(again).toMatchObject({ online: true, chat: { charged: 9 } });
    expect(linesOf(again)).toEqual(['a sent', 'b sent']);
  });

  it('takes a frame of the same second, none of an earlier one', () => {
    const metered = (part: Partial<typeof meter>): ChatEvent => ({
      type: 'metered',
      chatId: chat.chatId,
      meter: { ...meter, ...part },
    });
    const six = after(running, metered({}));
    expect(after(six, metered({ balance: 500, secondsLeft: 2_500 }))).toMatchObject({
      meter: { balance: 500, secondsLeft: 2_500 },
    });
    expect(after(six, metered({ seconds: 5 }))).toBe(six);
  });

  it('leaves a line that arrived as it is, whatever is refused late', () => {
    const confirmed = after(running, own, {
      type: 'lineArrived',
      line: { ...line, clientId: 'l1', text: 'Hello', senderType: 'guest' },
    });
    expect(after(confirmed, { type: 'lineRefused', clientId: 'l1' })).toMatchObject({
      lines: [{ text: 'Hello', delivery: 'sent' }],
    });
  });
});

describe('whatever comes in whatever order', () => {
  const anyEvent = fc.constantFrom(...table.map(([, event]) => event));

  it('a chat is billed by the server alone: none that runs is left without its end', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let state: ChatState = idle;
        for (const event of events) {
          const step = transition(state, event);
          const was = 'chat' in state ? state.chat.chatId : null;
          const now = 'chat' in step.state ? step.state.chat.chatId : null;
          // A running chat is left by its receipt, or for the one that the server says runs.
          if (was !== null && now !== was)
            expect(
              (event.type === 'chatEnded' && event.receipt.chatId === was) ||
                (event.type === 'found' && event.chat.chatId === now),
            ).toBe(true);
          // A chat that opens unasked is ended.
          if (state.kind === 'cancelling' && event.type === 'startAnswered' && now !== null)
            expect(step.effects).toContainEqual({ type: 'end', chatId: now });
          state = step.state;
        }
      }),
      { numRuns: 500 },
    );
  });
});
