import { OperationError } from '../../platform/errors.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { announceBought } from './announce-bought.ts';
import { createCatalogue, imageOf, nameOf } from './catalogue.ts';
import type { GiftsApi } from './gifts-api.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { addGifts } from './gifts.graphql.ts';
import { moveBought } from './gifts.repository.ts';
import { giftMigrations } from './migrations.ts';
import { orderGifts, settleGifts } from './order.ts';
import { seedGifts } from './seed.ts';
import type { GiftTables } from './tables.ts';
import { takeByVoucher } from './take-gift.ts';

export interface GiftsModule extends ServerModule {
  readonly api: GiftsApi;
}

/** What guests can give performers, and what of it they have bought before. */
export function createGiftsModule(
  platform: Pick<Platform, 'database' | 'clock' | 'once' | 'guestEvents'>,
  options: Pick<GiftsDeps, 'accounts' | 'money' | 'benefits'>,
): GiftsModule {
  const { clock, once, guestEvents } = platform;
  const database = platform.database.as<GiftTables>();
  const catalogue = createCatalogue(database, clock);
  const deps: GiftsDeps = { database, clock, once, guestEvents, catalogue, ...options };
  return {
    name: 'gifts',
    api: {
      order: orderGifts(deps),
      settle: settleGifts(deps),
      async grant(tx, { guestId, giftId, quantity, key }) {
        if (!(await catalogue.all(tx)).has(giftId)) throw new OperationError('GIFT_UNAVAILABLE');
        const at = new Date(clock.now());
        if (await moveBought(tx, { guestId, reason: 'grant', key, at }, [{ giftId, quantity }]))
          await announceBought(deps, tx, guestId);
      },
      async describe(parts, language, tx) {
        if (parts.length === 0) return [];
        const gifts = await catalogue.all(tx);
        return parts.flatMap(({ giftId, quantity }) => {
          const gift = gifts.get(giftId);
          if (!gift) return [];
          return [{ giftId, name: nameOf(gift, language), imageUrl: imageOf(gift), quantity }];
        });
      },
    },
    personal: {
      rows: [
        { table: 'gift_stock', columns: ['gift_id', 'quantity'], afterwards: 'removed' },
        {
          table: 'gift_movements',
          columns: ['gift_id', 'quantity', 'reason', 'at'],
          afterwards: 'removed',
        },
      ],
    },
    migrations: giftMigrations,
    rest: { 'POST /messenger/gifts/{giftId}/take': takeByVoucher(deps) },
    vxql: (builder) => addGifts(builder, deps),
    seed: () => seedGifts(database),
  };
}
