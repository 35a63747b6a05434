import type { IncomingName, OutgoingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { FakeClock, FakeRandom } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createOneClick } from './one-click.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

const coins = (value: number) =>
  ({ value, currency: 'VXC', formatted: String(value), equivalent: null }) as const;
const price = { value: 1, currency: 'EUR', formatted: '', equivalent: null } as const;
const offerOf = (...amounts: readonly number[]): Incoming['oneClickOffer'] => ({
  possible: amounts.length > 0,
  oneClickAmounts: amounts.map((amount) => {
    const credit = coins(amount / 25);
    return { amount, credit, bonus: coins(0), brings: credit, price };
  }),
});

function setUp(channelId: string | null = '3') {
  const clock = new FakeClock();
  const server = createEmitter<Incoming>();
  const sent: { name: OutgoingName; payload: unknown; clientId: string | undefined }[] = [];
  const oneClick = createOneClick({
    socket: {
      on: (name, listener) => server.on(name, listener),
      send: (name, payload, options) =>
        void sent.push({ name, payload, clientId: options?.clientId }),
    },
    scheduler: clock,
    random: new FakeRandom(),
    channelId,
    requested: 88,
    nearest: (amounts, requested) =>
      amounts.toSorted((a, b) => Math.abs(a - requested) - Math.abs(b - requested))[0] ?? null,
  });
  return { clock, server, sent, oneClick, state: () => oneClick.getSnapshot().state };
}

describe('one-click payment', () => {
  it('[SO-canOneClick] [RU-payment-preselected-nearest] asks, and begins with the nearest amount', () => {
    const { server, sent, oneClick, state } = setUp();
    expect(sent).toMatchObject([{ name: 'canOneClick', payload: {} }]);
    expect(oneClick.getSnapshot()).toMatchObject({ state: { kind: 'asking' }, charge: null });
    server.emit('oneClickOffer', offerOf(1_000, 2_500, 5_000));
    expect(state()).toMatchObject({ kind: 'offered', preselected: 2_500 });
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

  it('[RU-payment-in-chat-one-click-60] [CO-inChatOneClickLimit] ends after 60 seconds without an answer', () => {
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

  it('hears nothing after its end', () => {
    const { server, oneClick, state } = setUp();
    oneClick[Symbol.dispose]();
    server.emit('oneClickOffer', offerOf(1_000));
    expect(state().kind).toBe('asking');
  });
});
