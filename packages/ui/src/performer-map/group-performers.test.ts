import { describe, expect, it } from 'vitest';
import { groupPerformers } from './group-performers.ts';

const places = {
  Berlin: { lat: 52.52, long: 13.405 },
  Potsdam: { lat: 52.391, long: 13.065 },
  Wien: { lat: 48.208, long: 16.373 },
};
const at = (place: keyof typeof places, id: string, state = 'online') => ({
  id,
  place,
  state,
  position: places[place],
});
const performers = [
  at('Berlin', 'a', 'live'),
  at('Berlin', 'b', 'freeChat'),
  at('Potsdam', 'c'),
  at('Wien', 'd', 'busy'),
];
const everywhere = { west: 5, south: 45, east: 18, north: 56 };

describe('markers of a map', () => {
  it('put together what would touch, and say how many are live there', () => {
    const groups = groupPerformers(performers)(everywhere, 6);
    expect(
      groups.map(({ place, otherPlaces, live, members }) => ({
        place,
        otherPlaces,
        live,
        members: members.map(({ id }) => id).toSorted(),
      })),
    ).toEqual([
      { place: 'Berlin', otherPlaces: 1, live: 2, members: ['a', 'b', 'c'] },
      { place: 'Wien', otherPlaces: 0, live: 0, members: ['d'] },
    ]);
  });

  it('fall apart at the zoom that they name, and a town never does', () => {
    const group = groupPerformers(performers);
    const splitsAt = group(everywhere, 6)[0]?.splitsAt ?? 0;
    expect(group(everywhere, splitsAt - 1)).toHaveLength(2);
    const near = group(everywhere, splitsAt);
    expect(near.map(({ place, splitsAt: next }) => [place, next])).toEqual([
      ['Berlin', null],
      ['Potsdam', null],
      ['Wien', null],
    ]);
  });

  it('stay within the bounds that are asked for, and lose nobody', () => {
    const group = groupPerformers(performers);
    expect(group({ ...everywhere, north: 50 }, 6).map(({ place }) => place)).toEqual(['Wien']);
    const thousand = Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      place: `Place ${index % 37}`,
      state: 'online',
      position: { lat: 46 + ((index * 7) % 80) / 10, long: 6 + ((index * 13) % 110) / 10 },
    }));
    for (const zoom of [4.6, 7, 9.9]) {
      const found = groupPerformers(thousand)(everywhere, zoom).flatMap(({ members }) => members);
      expect(new Set(found).size).toBe(1000);
    }
  });
});
