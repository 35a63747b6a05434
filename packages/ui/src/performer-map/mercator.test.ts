import { describe, expect, it } from 'vitest';
import { limited, mapBounds, MAX_ZOOM, minZoom } from './limits.ts';
import {
  boundsOf,
  fitted,
  isWithin,
  moved,
  offsetOf,
  project,
  unproject,
  zoomedAt,
} from './mercator.ts';

const berlin = { lat: 52.52, long: 13.405 };
const wien = { lat: 48.208, long: 16.373 };
const size = { width: 440, height: 640 };

describe('the projection', () => {
  it('goes there and back', () => {
    const { lat, long } = unproject(project(berlin));
    expect(lat).toBeCloseTo(berlin.lat, 9);
    expect(long).toBeCloseTo(berlin.long, 9);
    expect(project({ lat: 0, long: 0 })).toEqual({ x: 0.5, y: 0.5 });
  });

  it('counts pixels from the middle, to the east and to the south', () => {
    const off = offsetOf({ center: berlin, zoom: 6 }, wien);
    expect(off.x).toBeCloseTo(((wien.long - berlin.long) / 360) * 256 * 64, 6);
    expect(off.y).toBeGreaterThan(0);
  });

  it('keeps what lies under the pointer there while it zooms', () => {
    const view = { center: berlin, zoom: 6 };
    const at = offsetOf(view, wien);
    const near = offsetOf(zoomedAt(view, 7.5, at), wien);
    expect(near.x).toBeCloseTo(at.x, 6);
    expect(near.y).toBeCloseTo(at.y, 6);
  });
});

describe('the view', () => {
  it('shows all positions, with room around them', () => {
    const view = fitted([berlin, wien], size, MAX_ZOOM);
    for (const one of [berlin, wien]) {
      const off = offsetOf(view, one);
      expect(Math.abs(off.x)).toBeLessThanOrEqual(size.width / 2 - 55);
      expect(Math.abs(off.y)).toBeLessThanOrEqual(size.height / 2 - 55);
    }
    expect(fitted([berlin], size, 8)).toEqual({
      center: expect.objectContaining({ long: expect.closeTo(berlin.long, 6) }) as unknown,
      zoom: 8,
    });
  });

  it('never leaves the land that there is', () => {
    for (const width of [320, 440, 1440])
      for (const center of [berlin, { lat: 70, long: 40 }, { lat: 20, long: -30 }]) {
        const own = { width, height: 640 };
        const view = limited({ center, zoom: 1 }, own);
        expect(view.zoom).toBe(minZoom(own));
        const bounds = boundsOf(view, own);
        expect(bounds.west).toBeGreaterThanOrEqual(mapBounds.west - 1e-6);
        expect(bounds.east).toBeLessThanOrEqual(mapBounds.east + 1e-6);
        expect(bounds.north).toBeLessThanOrEqual(mapBounds.north + 1e-6);
        expect(bounds.south).toBeGreaterThanOrEqual(mapBounds.south - 1e-6);
      }
    expect(limited({ center: berlin, zoom: 30 }, size).zoom).toBe(MAX_ZOOM);
  });

  it('is the same object while nothing is to be changed', () => {
    const view = limited({ center: berlin, zoom: 7 }, size);
    expect(limited(view, size)).toBe(view);
  });

  it('moves by pixels', () => {
    const view = { center: berlin, zoom: 7 };
    const off = offsetOf(moved(view, { x: 100, y: -50 }), berlin);
    expect(off.x).toBeCloseTo(-100, 6);
    expect(off.y).toBeCloseTo(50, 6);
    expect(isWithin(boundsOf(view, size), berlin)).toBe(true);
    expect(isWithin(boundsOf(view, size), wien)).toBe(false);
    expect(isWithin(boundsOf(view, size, 400), { lat: 52.5, long: 15 })).toBe(true);
  });
});
