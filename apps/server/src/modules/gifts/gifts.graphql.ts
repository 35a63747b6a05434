import { OperationError } from '../../platform/errors.ts';
import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import { priceFor } from '../actors/index.ts';
import { imageOf, nameOf } from './catalogue.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { findBought, type GiftRow } from './gifts.repository.ts';

const languages = ['de', 'en', 'nl', 'es'] as const;

/** [GQ-messengerGifts] [GQ-boughtGifts] */
export function addGifts(
  builder: SchemaBuilder,
  { database, catalogue, money }: Pick<GiftsDeps, 'database' | 'catalogue' | 'money'>,
): void {
  const translation = builder.objectRef<{
    readonly language: string;
    readonly name: string;
    readonly value: string;
  }>('GiftTranslation');
  translation.implement({
    fields: (t) => ({
      language: t.exposeString('language'),
      name: t.exposeString('name', { description: 'Which text of the gift it is.' }),
      value: t.exposeString('value'),
    }),
  });
  const gift = builder.objectRef<GiftRow>('MessengerGift');
  gift.implement({
    description: 'What a guest can give a performer. [ET-messengerGift]',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.string({
        description: 'In the language of the caller.',
        resolve: (row, _args, { caller }) => nameOf(row, caller.language),
      }),
      price: t.field({
        type: 'Price',
        description: 'As this caller is charged for one.',
        resolve: (row, _args, context) => priceFor(context, money, row.coins),
      }),
      imageUrl: t.string({ resolve: imageOf }),
      active: t.exposeBoolean('active', {
        description: 'Can be given now; others only stand in what was given before.',
      }),
      vip: t.exposeBoolean('vip', { description: 'For VIP members only.' }),
      categoryId: t.id({ resolve: ({ category }) => category }),
      translations: t.field({
        type: [translation],
        resolve: ({ names }) =>
          languages.map((language) => ({ language, name: 'name', value: names[language] })),
      }),
    }),
  });
  const bought = builder.objectRef<{ readonly giftId: string; readonly quantity: number }>(
    'BoughtGift',
  );
  bought.implement({
    description: 'So many of a gift that the caller has bought and not given yet.',
    fields: (t) => ({
      giftId: t.exposeID('giftId'),
      quantity: t.exposeInt('quantity'),
    }),
  });
  builder.queryFields((t) => ({
    messengerGifts: t.field({
      type: [gift],
      description: 'What guests can give, in its order, and what they could once.',
      resolve: async () => [...(await catalogue.all()).values()],
    }),
    boughtGifts: t.field({
      type: [bought],
      description: 'What the caller has bought and not given yet. Needs a login.',
      async resolve(_root, _args, { caller: { guestId } }) {
        if (guestId === null) throw new OperationError('NEED_LOGIN');
        const stock = await findBought(database.read, guestId);
        return Object.entries(stock).map(([giftId, quantity]) => ({ giftId, quantity }));
      },
    }),
  }));
}
