import { describe, expect, it } from 'vitest';
import { voucherTypes } from '@vx/contract/enums';
import {
  benefitsOf,
  bestVoucher,
  countVouchers,
  refuseVoucher,
  savingOf,
  validityAt,
  type VoucherFacts,
} from './vouchers.ts';

const now = Date.UTC(2026, 10, 22, 12);
const DAY = 86_400_000;
const at = (days: number): string => new Date(now + days * DAY).toISOString();
let made = 0;
const voucher = (part: Partial<VoucherFacts> = {}): VoucherFacts => ({
  id: `v${(made += 1)}`,
  type: voucherTypes.video,
  amount: 1,
  validFrom: at(-1),
  validTo: at(30),
  actors: [],
  actorId: null,
  ...part,
});

it('[RU-vouchers-validity] counts from validFrom until validTo', () => {
  const one = voucher({ validFrom: at(0), validTo: at(2) });
  expect(validityAt(one, now - 1)).toBe('notYetValid');
  expect(validityAt(one, now)).toBe('valid');
  expect(validityAt(one, now + 2 * DAY - 1)).toBe('valid');
  expect(validityAt(one, now + 2 * DAY)).toBe('expired');
});

describe('[RU-vouchers-count-by-type#1][RU-vouchers-count-by-type#2] counts by type, for an actor or with none', () => {
  const held = [
    voucher(),
    voucher(),
    voucher({ actorId: '5' }),
    voucher({ actors: ['6', '7'] }),
    voucher({ type: voucherTypes.videochat, amount: 10 }),
    voucher({ validFrom: at(1) }),
    voucher({ amount: 0 }),
  ];
  const count = (actorId?: string) =>
    countVouchers(held, { type: voucherTypes.video, ...(actorId && { actorId }) }, now).count;
  it.each([
    [undefined, 2],
    ['5', 3],
    ['6', 3],
    ['8', 2],
  ])('for actor %s: %i', (actorId, expected) => expect(count(actorId)).toBe(expected));
  it('adds up what is left', () => {
    expect(countVouchers(held, { type: voucherTypes.videochat, actorId: '1' }, now)).toEqual({
      type: 2,
      count: 1,
      amount: 10,
    });
  });
});

it('[RU-vouchers-benefits-fields][ET-guestBenefits] has one entry per field', () => {
  const { type: _type, ...overview } = {
    type: 0,
    ...benefitsOf(
      [
        voucher({ actorId: '5' }),
        voucher(),
        voucher({ type: voucherTypes.spins, amount: 3 }),
        voucher({ type: voucherTypes.messengerGift, amount: 2 }),
        voucher({ type: voucherTypes.messages, amount: 10 }),
        voucher({ type: voucherTypes.privateShow, amount: 1 }),
        voucher({ type: voucherTypes.liveShow, amount: 4 }),
        voucher({ type: voucherTypes.spins, amount: 9, validTo: at(-0.5) }),
      ],
      now,
    ),
  };
  expect(overview).toEqual({
    voucher: [
      { type: 1, count: 2, amount: 2 },
      { type: 5, count: 1, amount: 10 },
      { type: 6, count: 1, amount: 2 },
      { type: 7, count: 1, amount: 4 },
      { type: 8, count: 1, amount: 1 },
      { type: 10, count: 1, amount: 3 },
    ],
    spinwheelSpins: 3,
    messengerGiftCount: 2,
    freeMessagesCount: 10,
    privateShowTickets: 1,
    chatShowTickets: 4,
  });
});

it.each([
  ['wrongType', voucher({ type: voucherTypes.messages })],
  ['usedUp', voucher({ amount: 0 })],
  ['notYetValid', voucher({ validFrom: at(1) })],
  ['expired', voucher({ validTo: at(0) })],
  ['otherPerformer', voucher({ actorId: '9' })],
  [null, voucher({ actors: ['9', '5'] })],
] as const)('says %s of a voucher for a video of performer 5', (refusal, one) => {
  expect(refuseVoucher(one, { type: voucherTypes.video, actorId: '5' }, now)).toBe(refusal);
});

describe('the best voucher', () => {
  const minutes = { type: voucherTypes.videochat, actorId: '5', unitPrice: 12, units: 10 };
  const chat = (part: Partial<VoucherFacts>) =>
    voucher({ type: voucherTypes.videochat, amount: 5, ...part });

  it('saves the units that are wanted, as far as it lasts', () => {
    expect(savingOf(chat({ amount: 5 }), minutes, now)).toBe(60);
    expect(savingOf(chat({ amount: 15 }), minutes, now)).toBe(120);
    expect(savingOf(chat({ actorId: '6' }), minutes, now)).toBe(0);
  });

  const late = { id: 'z' };
  it.each([
    ['the one that saves most', chat({ ...late, amount: 8 }), chat({ id: 'a', validTo: at(2) })],
    ['then the one that ends soonest', chat({ ...late, validTo: at(2) }), chat({ actorId: '5' })],
    ['then one that is bound', chat({ ...late, actorId: '5' }), chat({ id: 'a' })],
    ['the same one of equal ones', chat({ id: 'a' }), chat({ id: 'b' })],
  ])('is %s, in whatever order they come', (_which, best, other) => {
    expect(bestVoucher([best, other], minutes, now)).toBe(best);
    expect(bestVoucher([other, best], minutes, now)).toBe(best);
  });

  it('is none where nothing is saved', () => {
    expect(bestVoucher([], minutes, now)).toBeNull();
    expect(bestVoucher([chat({ actorId: '6' })], minutes, now)).toBeNull();
    expect(bestVoucher([chat({})], { ...minutes, unitPrice: 0 }, now)).toBeNull();
  });

  it('is never worse than any other, in 1,000 random baskets', () => {
    let seed = 7;
    const below = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % limit;
    };
    const types = Object.values(voucherTypes);
    for (let round = 0; round < 1_000; round += 1) {
      const basket = {
        type: types[below(2)]!,
        actorId: String(below(3)),
        unitPrice: below(40),
        units: 1 + below(12),
      };
      const held = Array.from({ length: below(8) }, () =>
        voucher({
          type: types[below(3)]!,
          amount: below(10),
          validFrom: at(below(4) - 2),
          validTo: at(below(9) - 1),
          actors: below(3) === 0 ? [String(below(3))] : [],
          actorId: below(4) === 0 ? String(below(3)) : null,
        }),
      );
      const best = bestVoucher(held, basket, now);
      const savings = held.map((one) => savingOf(one, basket, now));
      const most = Math.max(0, ...savings);
      expect(best ? savingOf(best, basket, now) : 0).toBe(most);
      const equals = held.filter((_one, index) => most > 0 && savings[index] === most);
      for (const one of equals)
        expect(Date.parse(best!.validTo)).toBeLessThanOrEqual(Date.parse(one.validTo));
    }
  });
});

it('[RU-vouchers-type-ids][EN-voucherTypes] numbers the ten types', () => {
  expect(Object.entries(voucherTypes)).toEqual([
    ['video', 1],
    ['videochat', 2],
    ['credits', 3],
    ['photoAlbum', 4],
    ['messages', 5],
    ['messengerGift', 6],
    ['liveShow', 7],
    ['privateShow', 8],
    ['bonusCode', 9],
    ['spins', 10],
  ]);
});
