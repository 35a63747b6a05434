import { useEffect, useMemo, useRef, useState } from 'react';
import { prefersCalm } from '../internal/prefers-calm.ts';
import { durations } from '../tokens/tokens.ts';
import { limited, MAX_ZOOM, minZoom } from './limits.ts';
import {
  project,
  unproject,
  zoomedAt,
  type MapPoint,
  type MapSize,
  type MapView,
} from './mercator.ts';

/** How long nothing moves before the rest of the page hears of it, ms. */
const SETTLE_MS = 250;

const width = (zoom: number): number => 2 ** -zoom;

/** On the way from one view to another: what both show in one place stays there. */
export const between = (from: MapView, to: MapView, share: number): MapView => {
  const zoom = from.zoom + (to.zoom - from.zoom) * share;
  const [a, b] = [project(from.center), project(to.center)];
  const way =
    Math.abs(to.zoom - from.zoom) < 1e-6
      ? share
      : (width(zoom) - width(from.zoom)) / (width(to.zoom) - width(from.zoom));
  return { zoom, center: unproject({ x: a.x + (b.x - a.x) * way, y: a.y + (b.y - a.y) * way }) };
};

type Flight = { frame: number; to: MapView };

const land = (flight: { current: Flight | null }): void => {
  if (flight.current !== null) cancelAnimationFrame(flight.current.frame);
  flight.current = null;
};

export type MapMotion = {
  /** What is drawn, frame by frame. */
  live: MapView;
  /** At once. */
  show: (view: MapView) => void;
  /** In 220 ms; with reduced motion at once. */
  fly: (view: MapView) => void;
  /** Nearer or farther around a point, px from the middle. */
  zoomBy: (levels: number, at?: MapPoint, smoothly?: boolean) => void;
};

/**
 * The moving view of a map. It follows `given`, and tells `onSettle` where it came to rest
 * after somebody moved it.
 */
export function useMapView(
  given: MapView,
  size: MapSize,
  onSettle: (view: MapView) => void,
): MapMotion {
  const [state, setState] = useState({ given, view: given, touched: false });
  if (state.given !== given) setState({ given, view: given, touched: false });
  const live = useMemo(() => limited(state.view, size), [state.view, size]);
  const latest = useRef({ live, onSettle });
  useEffect(() => {
    latest.current = { live, onSettle };
  }, [live, onSettle]);

  useEffect(() => {
    if (!state.touched) return undefined;
    const timer = setTimeout(() => latest.current.onSettle(live), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [live, state.touched]);

  const flight = useRef<Flight | null>(null);
  useEffect(() => () => land(flight), []);

  return useMemo(() => {
    const set = (view: MapView): void => {
      const next = limited(view, size);
      latest.current.live = next;
      setState((before) => ({ ...before, view: next, touched: true }));
    };
    const show = (view: MapView): void => {
      land(flight);
      set(view);
    };
    const fly = (view: MapView): void => {
      land(flight);
      const to = limited(view, size);
      if (prefersCalm()) return set(to);
      const from = latest.current.live;
      let start: number | null = null;
      const step = (now: number): void => {
        start ??= now;
        const share = Math.min(1, (now - start) / durations.base);
        set(share === 1 ? to : between(from, to, 1 - (1 - share) ** 3));
        flight.current = share === 1 ? null : { frame: requestAnimationFrame(step), to };
      };
      flight.current = { frame: requestAnimationFrame(step), to };
      return undefined;
    };
    return {
      live,
      show,
      fly,
      zoomBy: (levels, at, smoothly = false) => {
        // Presses in a row add up.
        const from = latest.current.live;
        const start = smoothly ? (flight.current?.to.zoom ?? from.zoom) : from.zoom;
        const zoom = Math.min(MAX_ZOOM, Math.max(minZoom(size), start + levels));
        (smoothly ? fly : show)(zoomedAt(from, zoom, at));
      },
    };
  }, [live, size]);
}
