// @vitest-environment jsdom
import type { Voucher } from '@vx/contract';
import { voucherTypes } from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';
import { expect, it } from 'vitest';
import { composeLivePage, showView } from '../app/testing/live-page.tsx';
import { useHeldVouchers } from '../benefits/use-held-vouchers.ts';
import { useVideoPurchase } from './use-video-purchase.ts';

const coins = (value: number) =>
  ({ value, currency: 'VXC', formatted: String(value), equivalent: null }) as const;

/** How many vouchers the page of a video counts: two for every performer, one for performer 5 alone. */
async function counted(performerId: string | null) {
  const page = composeLivePage({
    guest: { wallet: coins(100) },
    texts: { 'benefits.checkout.until': '{count}' },
  });
  const at = (days: number) => new Date(page.clock.now() + days * DAY_MS).toISOString();
  const held = (id: string, change: Partial<Voucher> = {}): Voucher => ({
    id,
    guestId: '1',
    type: voucherTypes.video,
    amount: 1,
    validFrom: at(-1),
    validTo: at(30),
    actors: [],
    actorId: null,
    ...change,
  });
  const vouchers = [
    held('a'),
    held('b'),
    held('c', { actorId: '5' }),
    held('minutes', { type: voucherTypes.videochat }),
    held('used', { amount: 0 }),
  ];
  const { view } = await showView(page, () =>
    useVideoPurchase(
      {
        video: { id: '9', price: coins(20), basePrice: coins(20), free: false, vip: false },
        performer: performerId === null ? null : { id: performerId },
        isOpen: false,
        owned: false,
        gate: null,
        vipPrice: null,
      } as never,
      useHeldVouchers(vouchers),
    ),
  );
  const { box } = view();
  return box.kind === 'offer' ? box.message?.text : null;
}

it('[RU-vouchers-count-by-type#1] of a video without a performer those without one are counted', async () => {
  expect(await counted(null)).toBe('2');
});

it('[RU-vouchers-count-by-type#2] those for its performer are counted, too', async () => {
  expect(await counted('5')).toBe('3');
  expect(await counted('6')).toBe('2');
});
