import { createElement, type ReactElement } from 'react';
import { PerformerTile } from '@vx/ui/performer-tile';
import { TileGrid } from '@vx/ui/tile-grid';

const pixel =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/%3E';
const states = ['live', 'freeChat', 'busy', 'online', 'offline'] as const;

export const tile = (index: number): ReactElement => {
  const name = `Performer ${index}`;
  const coins = 8 + (index % 9);
  return createElement(PerformerTile, {
    performer: {
      name,
      age: 21 + (index % 20),
      href: `/en/performer/${index}/`,
      picture: pixel,
      pictureAlt: `Illustrated portrait of ${name}`,
      palette: ['#123456', '#654321'],
      state: states[index % states.length] ?? 'live',
      tagline: 'City lights and good music',
      price: {
        value: coins,
        currency: 'VXC',
        formatted: String(coins),
        equivalent: { formatted: `€${(coins / 4).toFixed(2)}` },
      },
      vip: index % 7 === 0,
      badges: index % 3 === 0 ? ['HD', 'New'] : [],
    },
    follow: { pressed: index % 4 === 0, onToggle: () => {} },
    preview: () => null,
  });
};

/** A grid of performers, each tile with everything that the start page gives it. */
export function tiles(count: number): ReactElement {
  return createElement(TileGrid<number>, {
    label: 'Live now',
    items: Array.from({ length: count }, (_, index) => index),
    keyOf: (index) => index,
    render: (index) => tile(index),
  });
}
