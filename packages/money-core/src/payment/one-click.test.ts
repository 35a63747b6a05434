import type { IncomingName, OutgoingName, SocketContract } from '@vx/contract/socket';
import { createEmitter, createStore } from '@vx/kernel';
import { FakeClock, FakeRandom } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ANSWER_MS, createOneClick } from './one-click.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

const coins = (value: number) =>
  ({ value, currency: 'VXC', formatted: String(value), equivalent: null }) as const;
const price = { value: 1, currency: 'EUR', formatted: '', equivalent: null } as const;
const offerOf = (...amounts: readonly number[]): Incoming['oneClickOffer'] => ({
  possible: amounts.length > 0,
  oneClickAmounts: amounts.map((amount) => {
    const credit = coins(amount / 25);
    return { amount, credit, bonus: coins(0), brings: credit, price, isWithinLimits: true };
  }),
});

function createWorld() {
  const clock = new FakeClock();
  const server = createEmitter<Incoming>();
  const line = createStore<'waiting' | 'online' | 'offline'>('online');
  const sent: { name: OutgoingName; payload: unknown; clientId: string | undefined }[] = [];
  const socket: Parameters<typeof createOneClick>[0]['socket'] = {
    line,
    on: (name, listener) => server.on(name, listener),
    send: (name, payload, options) =>
      void sent.push({ name, payload, clientId: options?.clientId }),
  };
  const random = new FakeRandom();
  const open = (channelId: string | null) =>
    createOneClick({
      socket,
      scheduler: clock,
      random,
      channelId,
      requested: 88,
      nearest: (amounts, requested) =>
        amounts.toSorted((a, b) => Math.abs(a - requested) - Math.abs(b - requested))[0] ?? null,
    });
  const charges = () => sent.filter(({ name }) => name === 'chargeOneClick');
  return { clock, server, line, sent, charges, open };
}

function setUp(channelId: string | null = '3') {
  const world = createWorld();
  const oneClick = world.open(channelId);
  return { ...world, oneClick, state: () => oneClick.getSnapshot().state };
}

describe('one-click payment', () => {
  it('[SO-canOneClick] [RU-payment-preselected-nearest] asks, and begins with the nearest amount', () => {
    const { server, sent, oneClick, state } = setUp();
    expect(sent).toMatchObject([{ name: 'canOneClick', payload: {} }]);
    expect(oneClick.getSnapshot()).toMatchObject({ state: { kind: 'asking' }, charge: null });
    server.emit('oneClickOffer', offerOf(1_000, 2_500, 5_000));
    expect(state()).toMatchObject({ kind: 'offered', preselected: 2_500 });
  });

  it('begins with no amount beyond the own limits, where they leave another', () => {
    const { server, state } = setUp();
    const { possible, oneClickAmounts } = offerOf(1_000, 2_500);
    const limited = oneClickAmounts.map((one) => ({ ...one, isWithinLimits: one.amount < 2_500 }));
    server.emit('oneClickOffer', { possible, oneClickAmounts: limited });
    expect(state()).toMatchObject({ kind: 'offered', preselected: 1_000 });
  });

  it('is not possible without a stored means of payment', () => {
    const { server, oneClick } = setUp();
    server.emit('oneClickOffer', offerOf());
    expect(oneClick.getSnapshot()).toMatchObject({
      state: { kind: 'notPossible' },
      charge: null,
      decline: null,
    });
  });

  it('is not possible where the server says so, whatever amounts it names', () => {
    const { server, state } = setUp();
    server.emit('oneClickOffer', { ...offerOf(1_000), possible: false });
    expect(state().kind).toBe('notPossible');
  });

  it('a charge that failed can be let go', () => {
    const { server, oneClick, state } = setUp(null);
    server.emit('oneClickOffer', offerOf(1_000));
    oneClick.getSnapshot().charge?.(1_000);
    expect(oneClick.getSnapshot().decline).toBeNull();
    const failed = { success: false, code: 'LIMIT_REACHED', amount: 1_000, channelId: null };
    server.emit('oneClickResult', failed);
    oneClick.getSnapshot().decline?.();
    expect(state().kind).toBe('ended');
  });

  it('[RU-payment-one-click-result] a result ends the charge of its own chat alone', () => {
    const { server, open } = createWorld();
    const [here, there] = [open('3'), open('4')];
    server.emit('oneClickOffer', offerOf(1_000));
    for (const one of [here, there]) one.getSnapshot().charge?.(1_000);
    server.emit('oneClickResult', { success: true, code: null, amount: 1_000, channelId: '4' });
    expect(there.getSnapshot().state.kind).toBe('charged');
    expect(here.getSnapshot().state.kind).toBe('charging');
  });

  it('says the result only where the charge was made', () => {
    const { server, open } = createWorld();
    const [pressed, other] = [open('3'), open('3')];
    server.emit('oneClickOffer', offerOf(1_000));
    pressed.getSnapshot().charge?.(1_000);
    server.emit('oneClickResult', { success: true, code: null, amount: 1_000, channelId: '3' });
    expect(pressed.getSnapshot().state.kind).toBe('charged');
    expect(other.getSnapshot().state.kind).toBe('offered');
  });

  it('[SO-chargeOneClick] [SI-oneClickResult] [RU-payment-one-click-result] charges once, and knows the result from the event', () => {
    const { server, sent, oneClick, state } = setUp();
    server.emit('oneClickOffer', offerOf(1_000, 2_500));
    oneClick.getSnapshot().charge?.(2_499);
    expect(sent).toHaveLength(1);
    oneClick.getSnapshot().charge?.(2_500);
    expect(oneClick.getSnapshot()).toMatchObject({ state: { kind: 'charging' }, charge: null });
    expect(sent[1]).toMatchObject({
      name: 'chargeOneClick',
      payload: { amount: 2_500, channelId: '3' },
    });
    expect(sent[1]?.clientId).toBeTruthy();
    // Results of another chat and of another amount are not this one's.
    const result = { success: true, code: null, amount: 2_500, channelId: '3' };
    server.emit('oneClickResult', { ...result, channelId: '4' });
    server.emit('oneClickResult', { ...result, amount: 1_000 });
    expect(state().kind).toBe('charging');
    server.emit('oneClickResult', result);
    expect(state()).toEqual({ kind: 'charged', amount: 2_500 });
  });

  it('says why it failed, and another try is another charge', () => {
    const { server, sent, oneClick, state } = setUp();
    server.emit('oneClickOffer', offerOf(1_000));
    oneClick.getSnapshot().charge?.(1_000);
    const failed = { success: false, amount: 1_000, channelId: '3' };
    server.emit('oneClickResult', { ...failed, code: 'LIMIT_REACHED' });
    expect(state()).toEqual({ kind: 'failed', amount: 1_000, code: 'LIMIT_REACHED' });
    oneClick.getSnapshot().charge?.(1_000);
    expect(sent).toHaveLength(3);
    expect(sent[2]?.clientId).not.toBe(sent[1]?.clientId);
    server.emit('oneClickResult', { ...failed, code: 'a code of tomorrow' });
    expect(state()).toMatchObject({ kind: 'failed', code: 'INTERNAL' });
  });

  it('[RU-payment-in-chat-one-click-60#1][CO-inChatOneClickLimit] ends after 60 seconds without an answer', () => {
    const { clock, server, oneClick, state } = setUp();
    server.emit('oneClickOffer', offerOf(1_000));
    clock.advance(59_999);
    expect(state().kind).toBe('offered');
    clock.advance(1);
    expect(oneClick.getSnapshot()).toMatchObject({ state: { kind: 'ended' }, charge: null });
  });

  it('[RU-payment-in-chat-one-click-60] waits for the bank as long as it takes, and stands without end outside a chat', () => {
    const inChat = setUp();
    inChat.server.emit('oneClickOffer', offerOf(1_000));
    inChat.oneClick.getSnapshot().charge?.(1_000);
    inChat.clock.advance(120_000);
    expect(inChat.state().kind).toBe('charging');
    const outside = setUp(null);
    outside.server.emit('oneClickOffer', offerOf(1_000));
    outside.clock.advance(120_000);
    expect(outside.state().kind).toBe('offered');
    outside.oneClick.getSnapshot().decline?.();
    expect(outside.state().kind).toBe('ended');
  });

  it('says that no answer has come, and asks again when wanted or when the line is back', () => {
    const { clock, server, line, sent, oneClick } = setUp(null);
    expect(oneClick.getSnapshot()).toMatchObject({ away: false, retry: null });
    clock.advance(ANSWER_MS - 1);
    expect(oneClick.getSnapshot().away).toBe(false);
    clock.advance(1);
    expect(oneClick.getSnapshot().away).toBe(true);
    oneClick.getSnapshot().retry?.();
    expect(oneClick.getSnapshot()).toMatchObject({ away: false, retry: null });
    line.set('offline');
    expect(oneClick.getSnapshot().away).toBe(true);
    line.set('online');
    expect(sent.map(({ name }) => name)).toEqual(['canOneClick', 'canOneClick', 'canOneClick']);
    server.emit('oneClickOffer', offerOf(1_000));
    clock.advance(ANSWER_MS);
    expect(oneClick.getSnapshot()).toMatchObject({ away: false, retry: null });
  });

  it('does not ask twice what waited for the first connection', () => {
    const { line, sent, open } = createWorld();
    line.set('waiting');
    open(null);
    line.set('online');
    expect(sent.map(({ name }) => name)).toEqual(['canOneClick']);
  });

  it('asks again when the line is back, not while it is being opened', () => {
    const { line, sent } = setUp(null);
    line.set('offline');
    line.set('waiting');
    expect(sent.map(({ name }) => name)).toEqual(['canOneClick']);
  });

  it('charges nothing new while the line is away', () => {
    const { server, line, charges, oneClick } = setUp(null);
    server.emit('oneClickOffer', offerOf(1_000));
    line.set('offline');
    expect(oneClick.getSnapshot()).toMatchObject({
      state: { kind: 'offered' },
      away: true,
      charge: null,
    });
    line.set('online');
    oneClick.getSnapshot().charge?.(1_000);
    expect(charges()).toHaveLength(1);
  });

  it('waits for a charge whose line went away, whoever closes the dialog and opens it again', () => {
    const { clock, server, line, sent, charges, oneClick, open } = setUp(null);
    server.emit('oneClickOffer', offerOf(1_000));
    oneClick.getSnapshot().charge?.(1_000);
    line.set('offline');
    expect(oneClick.getSnapshot()).toMatchObject({ away: true, charge: null, retry: null });
    oneClick[Symbol.dispose]();
    const again = open(null);
    expect(sent.map(({ name }) => name)).toEqual(['canOneClick', 'chargeOneClick', 'canOneClick']);
    expect(again.getSnapshot()).toMatchObject({
      state: { kind: 'charging', amount: 1_000 },
      away: true,
      charge: null,
      retry: null,
    });
    line.set('online');
    expect(again.getSnapshot().away).toBe(false);
    clock.advance(ANSWER_MS);
    expect(again.getSnapshot().away).toBe(true);
    // What was offered is known again; it is no new offer.
    server.emit('oneClickOffer', offerOf(1_000));
    expect(again.getSnapshot()).toMatchObject({
      state: { kind: 'charging' },
      amounts: [{ amount: 1_000 }],
    });
    const result = { success: true, code: null, amount: 1_000, channelId: null };
    server.emit('oneClickResult', result);
    expect(again.getSnapshot()).toMatchObject({ state: { kind: 'charged' }, away: false });
    again[Symbol.dispose]();
    expect(open(null).getSnapshot().state.kind).toBe('asking');
    expect(charges()).toHaveLength(1);
  });

  it('sends the same charge again after a message that was refused', () => {
    const { server, charges, oneClick, state } = setUp(null);
    server.emit('oneClickOffer', offerOf(1_000, 2_500));
    oneClick.getSnapshot().charge?.(1_000);
    server.emit('messageRefused', { clientId: 'another', code: 'INTERNAL' });
    expect(state().kind).toBe('charging');
    const first = charges()[0]?.clientId ?? null;
    server.emit('messageRefused', { clientId: first, code: 'TOO_MANY_REQUESTS' });
    expect(state()).toEqual({ kind: 'failed', amount: 1_000, code: 'TOO_MANY_REQUESTS' });
    oneClick.getSnapshot().charge?.(1_000);
    expect(charges()[1]?.clientId).toBe(first);
    const result = { success: false, code: 'PAYMENT_DECLINED', amount: 1_000, channelId: null };
    server.emit('oneClickResult', result);
    oneClick.getSnapshot().charge?.(1_000);
    expect(charges()[2]?.clientId).not.toBe(first);
  });

  it('hears nothing after its end, and waits for nothing', () => {
    const { clock, server, oneClick, state } = setUp();
    oneClick[Symbol.dispose]();
    expect(clock.pending).toBe(0);
    server.emit('oneClickOffer', offerOf(1_000));
    expect(state().kind).toBe('asking');
  });
});
