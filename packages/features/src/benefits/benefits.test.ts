import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import { benefitKinds, voucherTypes } from '@vx/contract/enums';
import { loadAllMessages } from '@vx/i18n';
import { build } from '@vx/routes';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { Services } from '../app/services.ts';
import type { Translate } from '../texts/presenter-texts.ts';
import { actBenefits } from './act-benefits.ts';
import {
  benefitLabel,
  codeLabel,
  kindOfVoucher,
  problemLabel,
  titleOfVoucher,
} from './presenters/labels.ts';

const here = '/en/myvisitx/benefits/';
const REDEEM = 'POST /guest/redeemBonus';
const USE = 'POST /guest/vouchers/{voucherId}/use';

function setUp() {
  const { rest, api } = createTestRestClient();
  const services = {
    rest,
    path: (name: 'memberBenefits' | 'login', args: object) =>
      build(name, args as never, { language: 'en' }),
  } as unknown as Services;
  const send = (fields: Readonly<Record<string, string>>, address = here) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return actBenefits({ services, params: {}, form, url: new URL(address, 'http://site.test') });
  };
  return { api, send };
}

describe('the forms of the benefits page', () => {
  it.each(['', '   '])('[RU-bonus-redeem-non-empty] send nothing for %j', async (code) => {
    const { api, send } = setUp();
    expect(await send({ do: 'redeem', code })).toEqual({
      kind: 'refused',
      refusal: { problem: { code: 'INVALID_INPUT', detail: { field: 'code' } }, typed: '' },
    });
    expect(api.callsOf(REDEEM)).toEqual([]);
  });

  it('look at a code before anything is redeemed', async () => {
    const { api, send } = setUp();
    expect(await send({ code: 'EVENING' })).toEqual({ kind: 'goto', path: `${here}?code=EVENING` });
    expect(api.callsOf(REDEEM)).toEqual([]);
  });

  it('[RE-redeemBonus] redeem it, and say so', async () => {
    const { api, send } = setUp();
    api.on(REDEEM, () => ({ success: true, bonus: null }));
    expect(await send({ do: 'redeem', code: ' evening ' })).toEqual({
      kind: 'goto',
      path: `${here}?redeemed=EVENING`,
    });
    expect(api.callsOf(REDEEM)[0]?.body).toEqual({ code: 'evening' });
    expect(await send({ do: 'redeem', code: 'A' }, `${here}?returnPath=%2Fen%2F`)).toEqual({
      kind: 'goto',
      path: '/en/',
    });
  });

  it('keep what was typed beside the reason', async () => {
    const { api, send } = setUp();
    api.on(REDEEM, () => {
      throw new FakeRefusal(409, 'CODE_USED_UP');
    });
    expect(await send({ do: 'redeem', code: 'ONLYONE' })).toMatchObject({
      kind: 'refused',
      refusal: { problem: { code: 'CODE_USED_UP' }, typed: 'ONLYONE' },
    });
  });

  it('let a visitor log in first', async () => {
    const { api, send } = setUp();
    api.on(REDEEM, () => {
      throw new FakeRefusal(401, 'NEED_LOGIN');
    });
    expect(await send({ do: 'redeem', code: 'A' })).toEqual({
      kind: 'goto',
      path: `${build('login', {})}?returnPath=${encodeURIComponent(here)}`,
    });
  });

  it('put a voucher for credits into the balance', async () => {
    const { api, send } = setUp();
    api.on(USE, () => ({ success: true, balance: null, vouchers: [] }) as never);
    expect(await send({ do: 'use', voucherId: 'v1' })).toEqual({
      kind: 'goto',
      path: `${here}?used=1`,
    });
    expect(api.callsOf(USE)[0]?.params).toEqual({ voucherId: 'v1' });
  });
});

describe('what is said of codes and vouchers', async () => {
  const messages = (await loadAllMessages('en')) as never;
  const intl = createIntl({ locale: 'en', messages });
  const t: Translate = (id, values) => intl.formatMessage({ id }, values);

  it('[EN-benefitKinds] has words for every kind', () => {
    expect(benefitKinds.map((kind) => benefitLabel(t, 'en', kind, 2))).toEqual([
      '€0.02 bonus money',
      '2 coins, €0.50',
      '2 credits',
      '2 days of VIP',
      '2 days of VX Select',
      '2 video vouchers',
      '2 photo album vouchers',
      '2 free minutes',
      '2 free messages',
      '2 photo album vouchers',
      '2 days of a subscription to one performer',
      '2 gifts for messages',
      '2 tickets for live shows',
    ]);
  });

  it('[EN-voucherTypes][RU-vouchers-type-ids] has a name and words for every type', () => {
    const all = Object.entries(voucherTypes);
    expect(all.map(([, type]) => kindOfVoucher(type))).toEqual(all.map(([name]) => name));
    expect(all.map(([, type]) => titleOfVoucher(t, { type, amount: 1 }))).toEqual([
      'Video voucher',
      '1 free minute',
      '1 credit',
      'Photo album voucher',
      '1 free message',
      'Gift for a message',
      'Ticket for a live show',
      'Ticket for a private show',
      'Bonus code',
      '1 spin of the wheel',
    ]);
  });

  it('[RU-bonus-staggering] lists tiers with the top-up that they begin at', () => {
    const config = {
      containsTopUpBenefit: true,
      validTo: '2026-12-01T00:00:00.000Z',
      conditions: { requireMobileAuth: false, vip: false },
      benefits: [
        {
          kind: 'coins',
          staggering: [
            { from: 0, amount: 5 },
            { from: 50, amount: 10 },
          ],
        },
      ],
    };
    expect(codeLabel(t, intl, 'en', { config })).toBe(
      '5 coins, €1.25 and 10 coins, €2.50 from €50.00',
    );
  });

  it.each([
    ['CODE_EXPIRED', { validTo: '2026-09-30T10:00:00.000Z' }, 'It expired on September 30, 2026.'],
    ['CODE_NOT_YET', { validFrom: '2026-12-01T10:00:00Z' }, 'It’s valid from December 1, 2026.'],
    ['CODE_SLOWED', { retryAfter: 4 }, 'You can try again in 4 seconds.'],
  ] as const)('says of %s what belongs to it', (code, detail, text) => {
    expect(problemLabel(t, intl, { code, detail })).toContain(text);
  });
});
