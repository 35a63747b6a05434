import type { Voucher } from '@vx/contract';
import { voucherTypes } from '@vx/contract/enums';
import { expect, it } from 'vitest';
import { idTexts } from '../../texts/testing/id-texts.ts';
import type { BenefitsFacts } from '../benefits-data.ts';
import type { ShownBonusCode } from '../benefits.query.ts';
import { toCodeRow, toVoucherRow } from './voucher-row.ts';

const at = Date.parse('2026-11-23T12:00:00.000Z');
const texts = { ...idTexts, language: 'en', at } as const;
const voucher: Voucher = {
  id: 'v1',
  guestId: '1',
  type: voucherTypes.video,
  amount: 2,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-24T12:00:00.000Z',
  actors: [],
  actorId: null,
};
const actor = (id: string, name: string): BenefitsFacts['actors'][number] => ({
  id,
  name,
  slug: name.toLowerCase(),
  images: { avatar: { url: `/${id}/{width}.webp` } },
});
const actors = [actor('5', 'Mira'), actor('6', 'Lena')];
const rowOf = (change: Partial<Voucher> = {}) =>
  toVoucherRow({ ...voucher, ...change }, actors, texts);

it('says what a voucher is, until when it counts and where it is used', () => {
  expect(rowOf()).toEqual({
    id: 'v1',
    kind: 'video',
    title: 'benefits.kind.video 2',
    text: undefined,
    validity: 'benefits.valid.until 2026-12-24',
    state: 'valid',
    badge: undefined,
    performer: undefined,
    use: { kind: 'link', label: 'benefits.use.video', href: texts.path('videos', {}) },
  });
});

it.each([
  ['2026-11-27T12:00:00.000Z', 'valid', undefined],
  ['2026-11-27T11:59:59.000Z', 'soon', 'benefits.valid.soon 3'],
  ['2026-11-23T13:00:00.000Z', 'soon', 'benefits.valid.soon 0'],
] as const)('one that ends at %s is %s', (validTo, state, badge) => {
  expect(rowOf({ validTo })).toMatchObject({ state, badge });
});

it('has no way for one that does not count yet', () => {
  expect(rowOf({ validFrom: '2026-12-01T00:00:00.000Z' })).toMatchObject({
    validity: 'benefits.valid.between 2026-12-01 2026-12-24',
    state: 'later',
    badge: 'benefits.valid.from 2026-12-01',
    use: null,
  });
});

it('names those whom it is bound to, and leads to the first of them', () => {
  const { performer, use } = rowOf({ actors: ['5', '6'] as never, type: voucherTypes.videochat });
  expect(performer).toEqual({
    name: 'Mira',
    picture: '/5/80.webp',
    text: 'benefits.only Mira, Lena',
  });
  expect(use).toMatchObject({ href: texts.path('liveRoom', { actorName: 'mira' }) });
  expect(rowOf({ actorId: '6' }).use).toMatchObject({
    href: texts.path('actorVideos', { actorName: 'lena' }),
  });
});

it('puts credits into the balance by a form, and has no way for what no page takes', () => {
  expect(rowOf({ type: voucherTypes.credits }).use).toEqual({
    kind: 'form',
    label: 'benefits.use.credits',
    voucherId: 'v1',
  });
  expect(rowOf({ type: voucherTypes.spins }).use).toBeNull();
});

it('leads from a code to what it brings, and to the top-up that it waits for', () => {
  const code: ShownBonusCode = {
    code: 'EVENING',
    awaitsTopUp: false,
    config: {
      containsTopUpBenefit: false,
      validTo: '2026-12-24T12:00:00.000Z',
      conditions: { requireMobileAuth: false, vip: false },
      benefits: [{ kind: 'free minutes', staggering: [{ from: 0, amount: 5 }] }],
    },
  };
  expect(toCodeRow(code, texts)).toEqual({
    id: 'EVENING',
    kind: 'bonusCode',
    title: 'EVENING',
    text: 'benefits.kind.minutes 5',
    validity: 'benefits.valid.until 2026-12-24',
    state: 'valid',
    badge: undefined,
    performer: undefined,
    use: {
      kind: 'link',
      label: 'benefits.code.see',
      href: `${texts.path('memberBenefits', {})}?code=EVENING`,
    },
  });
  expect(toCodeRow({ ...code, awaitsTopUp: true }, texts)).toMatchObject({
    state: 'later',
    badge: 'benefits.code.waits',
    use: { label: 'benefits.redeem.topUp', href: texts.path('topUp', {}) },
  });
});
