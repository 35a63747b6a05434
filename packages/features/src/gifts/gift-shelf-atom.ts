import { createGiftShelf } from '@vx/messenger-core';
import { pageAtom } from '../app/page-store.ts';
import { priceFrom } from '../cards/from-parts.ts';
import { onMissed } from '../app/socket-port.ts';
import type { LoadedGift } from './gifts.query.ts';

/** What can be given: loaded when somebody asks for it, and kept up to date as long as the page lives. */
export const giftShelfAtom = pageAtom(({ socket, rest: calls, vxql, logger }) => {
  const made = createGiftShelf<LoadedGift>({
    async load() {
      const { GiftsQuery } = await import('./gifts.query.ts');
      const { gifts, bought, benefits } = await vxql.query(GiftsQuery, {}, { fresh: true });
      return {
        gifts: gifts.map((gift) => ({ ...gift, price: priceFrom(gift.price) })),
        bought: Object.fromEntries(bought.map(({ giftId, quantity }) => [giftId, quantity])),
        vouchers: benefits.messengerGiftCount,
      };
    },
    calls,
    socket,
    logger,
  });
  onMissed(socket, () => {
    if (made.getSnapshot().gifts !== null) made.load();
  });
  return made;
});
