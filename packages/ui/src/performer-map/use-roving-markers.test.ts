import { describe, expect, it } from 'vitest';
import { nextSpot } from './use-roving-markers.ts';
import { between } from './use-map-view.ts';
import { offsetOf } from './mercator.ts';

const spot = (key: string, x: number, y: number) => ({ key, at: { x, y } });
const north = spot('north', 0, -100);
const west = spot('west', -80, 10);
const middle = spot('middle', 0, 0);
const east = spot('east', 90, -5);
const farEast = spot('far east', 95, 90);
const spots = [north, east, middle, west, farEast];

describe('arrow keys among markers', () => {
  it.each([
    ['ArrowUp', 'north'],
    ['ArrowLeft', 'west'],
    ['ArrowRight', 'east'],
    ['ArrowDown', 'west'],
    ['Home', 'north'],
    ['End', 'far east'],
  ])('%s leads to the marker in the %s', (key, name) => {
    expect(nextSpot(key, middle, spots)?.key).toBe(name);
  });

  it('lead nowhere where there is nothing', () => {
    expect(nextSpot('ArrowUp', north, spots)).toBeNull();
    expect(nextSpot('ArrowRight', farEast, spots)).toBeNull();
    expect(nextSpot('a', middle, spots)).toBeNull();
  });
});

describe('the way from one view to another', () => {
  const berlin = { lat: 52.52, long: 13.405 };
  const from = { center: { lat: 51, long: 10 }, zoom: 5 };
  const to = { center: berlin, zoom: 8 };

  it('begins and ends where it should', () => {
    for (const [share, view] of [
      [0, from],
      [1, to],
    ] as const) {
      expect(between(from, to, share).zoom).toBe(view.zoom);
      expect(between(from, to, share).center.long).toBeCloseTo(view.center.long, 9);
      expect(between(from, to, share).center.lat).toBeCloseTo(view.center.lat, 9);
    }
  });

  it('brings its end nearer to the middle all the time', () => {
    const far = [0, 0.25, 0.5, 0.75, 1].map((share) => {
      const { x, y } = offsetOf({ ...between(from, to, share), zoom: 5 }, berlin);
      return Math.hypot(x, y);
    });
    expect(far).toEqual(far.toSorted((one, other) => other - one));
  });

  it('goes straight where the zoom stays', () => {
    const half = between(from, { center: { lat: 51, long: 12 }, zoom: 5 }, 0.5);
    expect(half.center.long).toBeCloseTo(11, 9);
  });
});
