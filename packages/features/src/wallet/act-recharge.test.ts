import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import { build } from '@vx/routes';
import { expect, it } from 'vitest';
import type { Services } from '../app/services.ts';
import { actRecharge, isRechargeForm } from './act-recharge.ts';
import type { AutoRecharge } from './presenters/recharge-choice.ts';

const OFFER = 'GET /guest/autoRecharge';
const SAVE = 'POST /guest/autoRecharge';
const OFF = 'POST /guest/autoRecharge/off';
const TAP = 'POST /guest/autoRecharge/tap';
const here = build('memberLimits', {}, { language: 'en' });
const save = {
  recharge: 'save',
  rechargeAmount: '1000',
  rechargeThreshold: '20',
  rechargeMaximum: '50',
};

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function setUp() {
  const { rest, api } = createTestRestClient();
  const services = {
    rest,
    path: (name: 'memberLimits' | 'login', args: object) =>
      build(name, args as never, { language: 'en' }),
  } as unknown as Services;
  const coins = (value: number) => ({ value, currency: 'VXC' });
  api.on(
    OFFER,
    () =>
      ({
        offer: {
          possible: true,
          amounts: [{ amount: 1_000, credit: coins(40) }],
          thresholds: [coins(20), coins(40)],
          maximum: { min: 1_000, max: 200_000, step: 500 },
        },
      }) as unknown as AutoRecharge,
  );
  for (const key of [SAVE, OFF, TAP] as const) api.on(key, () => ({ success: true }) as never);
  const send = (fields: Readonly<Record<string, string>>) =>
    actRecharge({
      services,
      params: {},
      form: formOf(fields),
      url: new URL(`http://site.test${here}`),
    });
  const bodies = (key: typeof SAVE | typeof OFF | typeof TAP) =>
    api.callsOf(key).map(({ body }) => body);
  return { api, send, bodies };
}

it('knows its forms among those of the limits page', () => {
  expect(isRechargeForm(formOf({ recharge: 'off' }))).toBe(true);
  expect(isRechargeForm(formOf({ limit: '100' }))).toBe(false);
});

it('sets what is offered, in minor units, and leads back to the limits', async () => {
  const { send, bodies } = setUp();
  expect(await send(save)).toEqual({ kind: 'goto', path: here });
  expect(bodies(SAVE)).toEqual([{ amount: 1_000, threshold: 20, maximum: 5_000 }]);
});

it('keeps what was typed of what is not offered, and sends nothing', async () => {
  const { send, bodies } = setUp();
  expect(await send({ ...save, rechargeMaximum: '5' })).toEqual({
    kind: 'refused',
    refusal: {
      code: 'AMOUNT_NOT_OFFERED',
      recharge: { amount: '1000', threshold: '20', maximum: '5' },
    },
  });
  expect(bodies(SAVE)).toEqual([]);
});

it('turns it off, and answers one that waits for a tap', async () => {
  const { send, bodies } = setUp();
  await send({ recharge: 'off' });
  await send({ recharge: 'yes', rechargeId: 'r1' });
  await send({ recharge: 'no', rechargeId: 'r2' });
  expect(bodies(OFF)).toHaveLength(1);
  expect(bodies(TAP)).toEqual([
    { rechargeId: 'r1', agreed: true },
    { rechargeId: 'r2', agreed: false },
  ]);
});

it('keeps what was typed of what the server refused, too', async () => {
  const { api, send } = setUp();
  api.on(SAVE, () => {
    throw new FakeRefusal(402, 'PAYMENT_DECLINED');
  });
  expect(await send(save)).toEqual({
    kind: 'refused',
    refusal: {
      code: 'PAYMENT_DECLINED',
      recharge: { amount: '1000', threshold: '20', maximum: '50' },
    },
  });
});

it.each([
  ['off', OFF],
  ['yes', TAP],
  ['no', TAP],
] as const)('says of "%s" only why it was refused: nothing was typed', async (ask, key) => {
  const { api, send } = setUp();
  api.on(key, () => {
    throw new FakeRefusal(409, 'CONFLICT');
  });
  expect(await send({ recharge: ask, rechargeId: 'r1' })).toEqual({
    kind: 'refused',
    refusal: { code: 'CONFLICT', recharge: null },
  });
});

it('refuses what none of its forms asks', async () => {
  expect(await setUp().send({ recharge: 'double' })).toEqual({
    kind: 'refused',
    refusal: { code: 'INVALID_INPUT', recharge: null },
  });
});

it('says what the server refused, and lets whoever was logged out log in first', async () => {
  const { api, send } = setUp();
  api.on(OFF, () => {
    throw new FakeRefusal(409, 'SPENDING_PAUSED');
  });
  expect(await send({ recharge: 'off' })).toMatchObject({
    kind: 'refused',
    refusal: { code: 'SPENDING_PAUSED' },
  });
  api.on(OFF, () => {
    throw new FakeRefusal(401, 'NEED_LOGIN');
  });
  expect(await send({ recharge: 'off' })).toEqual({
    kind: 'goto',
    path: `${build('login', {})}?returnPath=${encodeURIComponent(here)}`,
  });
});
