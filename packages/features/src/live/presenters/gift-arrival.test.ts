import { expect, it } from 'vitest';
import { idTexts } from '../../texts/testing/id-texts.ts';
import { lastGiftOf, toGiftArrival } from './gift-arrival.ts';
import type { RoomLine } from './room-lines.ts';

const gift = (id: string): RoomLine => ({
  kind: 'gift',
  id,
  from: 'guest',
  price: undefined,
  title: `gifts.youGave ${id}`,
  names: id,
  picture: `/${id}.svg`,
  count: 2,
});
const said: RoomLine = { kind: 'system', id: 'said', text: 'It began' };

it('says who has which gift now: the one that was given last', () => {
  const last = lastGiftOf([gift('rose'), said, gift('song'), said]);
  expect(last && toGiftArrival(last, 'Mira', idTexts.t)).toEqual({
    id: 'song',
    title: 'gifts.arrived Mira song',
    picture: '/song.svg',
    count: 2,
  });
  expect(lastGiftOf([said])).toBeNull();
});
