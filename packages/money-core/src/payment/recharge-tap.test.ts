import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import type { RestContract } from '@vx/contract/rest';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { describe, expect, it } from 'vitest';
import { createRechargeTap } from './recharge-tap.ts';
import { storeRechargeTeaser } from './recharge-teaser.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

const brings = { value: 104, currency: 'VXC', formatted: '104', equivalent: null } as const;
const price = { value: 1_000, currency: 'EUR', formatted: '€10.00', equivalent: null } as const;
const reportOf = (
  report: Incoming['automaticRecharge']['report'],
  rechargeId = 'r1',
): Incoming['automaticRecharge'] => ({
  rechargeId,
  report,
  code: null,
  brings,
  price,
});

function setUp() {
  const { rest, api, clock } = createTestRestClient();
  const server = createEmitter<Incoming>();
  const tap = createRechargeTap({
    calls: rest,
    events: { on: (name, listener) => server.on(name, listener) },
  });
  return { api, clock, rest, server, tap, state: () => tap.getSnapshot().state };
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};
const view: RestContract['POST /guest/autoRecharge/tap']['response'] = {
  settings: null,
  used: price,
  startsAgainAt: '2026-12-01T00:00:00.000Z',
  waiting: null,
  offer: { possible: true, amounts: [], thresholds: [], maximum: { min: 1, max: 2, step: 1 } },
  teaser: 'on',
};

describe('the tap of an automatic recharge', () => {
  it('is gone when it is paid before the answer to the yes is here', async () => {
    const { api, server, tap, state } = setUp();
    api.on('POST /guest/autoRecharge/tap', () => view);
    server.emit('automaticRecharge', reportOf('waiting'));
    tap.getSnapshot().answer?.(true);
    server.emit('automaticRecharge', reportOf('paid'));
    expect(state().kind).toBe('none');
    await settle();
    expect(state().kind).toBe('none');
  });

  it('the answer to one recharge leaves the next one as it is', async () => {
    const { api, clock, server, tap, state } = setUp();
    api.on('POST /guest/autoRecharge/tap', () => view);
    const waitFor = (ms: number): Promise<void> => clock.advanceAsync(ms).then(settle);
    api.latencyMs = 1_000;
    server.emit('automaticRecharge', reportOf('waiting', 'r1'));
    tap.getSnapshot().answer?.(true);
    await settle();
    api.latencyMs = 3_000;
    server.emit('automaticRecharge', reportOf('waiting', 'r2'));
    tap.getSnapshot().answer?.(true);
    await waitFor(1_000);
    expect(state()).toMatchObject({ kind: 'sending', recharge: { rechargeId: 'r2' } });
    await waitFor(2_000);
    expect(state()).toMatchObject({ kind: 'agreed', recharge: { rechargeId: 'r2' } });
  });

  it('[ADR 0015, 4] asks once the server waits, and sends the yes', async () => {
    const { api, server, tap, state } = setUp();
    api.on('POST /guest/autoRecharge/tap', () => view);
    expect(tap.getSnapshot()).toMatchObject({ state: { kind: 'none' }, answer: null, close: null });
    server.emit('automaticRecharge', reportOf('paid', 'r0'));
    expect(state().kind).toBe('none');
    server.emit('automaticRecharge', reportOf('waiting'));
    expect(state()).toEqual({ kind: 'asked', recharge: { rechargeId: 'r1', brings, price } });
    tap.getSnapshot().answer?.(true);
    expect(tap.getSnapshot()).toMatchObject({
      state: { kind: 'sending' },
      answer: null,
      close: null,
    });
    await settle();
    expect(state().kind).toBe('agreed');
    expect(api.callsOf('POST /guest/autoRecharge/tap')[0]?.body).toEqual({
      rechargeId: 'r1',
      agreed: true,
    });
    server.emit('automaticRecharge', reportOf('paid'));
    expect(state().kind).toBe('none');
    expect(api.violations).toEqual([]);
  });

  it('sends a no; putting it away sends nothing', async () => {
    const { api, server, tap, state } = setUp();
    api.on('POST /guest/autoRecharge/tap', () => view);
    server.emit('automaticRecharge', reportOf('waiting'));
    tap.getSnapshot().close?.();
    expect(state().kind).toBe('none');
    expect(api.callsOf('POST /guest/autoRecharge/tap')).toHaveLength(0);
    server.emit('automaticRecharge', reportOf('waiting'));
    tap.getSnapshot().answer?.(false);
    await settle();
    expect(state().kind).toBe('none');
    expect(api.callsOf('POST /guest/autoRecharge/tap')[0]?.body).toMatchObject({ agreed: false });
  });

  it('says why it failed, and can be answered again', async () => {
    const { api, server, tap, state } = setUp();
    api.on('POST /guest/autoRecharge/tap', () => {
      throw new FakeRefusal(404, 'NOT_FOUND');
    });
    server.emit('automaticRecharge', reportOf('waiting'));
    tap.getSnapshot().answer?.(true);
    await settle();
    expect(state()).toMatchObject({ kind: 'failed', code: 'NOT_FOUND' });
    expect(tap.getSnapshot().answer).not.toBeNull();
  });

  it('ends with what was decided elsewhere, and hears nothing after its end', () => {
    const { server, tap, state } = setUp();
    server.emit('automaticRecharge', reportOf('waiting'));
    server.emit('automaticRecharge', reportOf('paid', 'another'));
    expect(state().kind).toBe('asked');
    server.emit('automaticRecharge', reportOf('refused'));
    expect(state().kind).toBe('none');
    tap[Symbol.dispose]();
    server.emit('automaticRecharge', reportOf('waiting'));
    expect(state().kind).toBe('none');
  });
});

describe('the teaser', () => {
  it('[RU-payment-auto-recharge-teaser#1][RU-payment-auto-recharge-teaser#2][RU-payment-auto-recharge-teaser#3] needs a mode and a logged-in guest; otherwise nothing is sent', async () => {
    const { api, rest } = setUp();
    api.on('POST /guest/autoRechargeTeaserState', () => ({ success: true }));
    const store = (mode: string, loggedIn: boolean) =>
      storeRechargeTeaser(rest, { mode, loggedIn });
    expect(await store('', true)).toBe(false);
    expect(await store('perhaps', true)).toBe(false);
    expect(await store('off', false)).toBe(false);
    expect(api.callsOf('POST /guest/autoRechargeTeaserState')).toHaveLength(0);
    expect(await store('off', true)).toBe(true);
    expect(api.callsOf('POST /guest/autoRechargeTeaserState')[0]?.body).toEqual({ mode: 'off' });
  });
});
