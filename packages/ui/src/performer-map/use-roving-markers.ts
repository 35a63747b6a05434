import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { MapPoint } from './mercator.ts';

type Spot = { key: string; at: MapPoint };

/** How far a spot lies in the direction of an arrow key; null when it lies elsewhere. */
const along = (key: string, from: MapPoint, to: MapPoint): number | null => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy }[key];
  if (way === undefined || way <= 0) return null;
  const aside = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
  // What lies aside is farther than what lies ahead.
  return way + 2 * aside;
};

/** Where an arrow key, Home or End leads from a marker; null when there is nothing that way. */
export const nextSpot = (key: string, from: Spot, spots: readonly Spot[]): Spot | null => {
  if (key === 'Home') return spots[0] ?? null;
  if (key === 'End') return spots.at(-1) ?? null;
  const ways = spots.flatMap((spot) => {
    const way = along(key, from.at, spot.at);
    return way === null ? [] : [{ spot, way }];
  });
  return ways.toSorted((one, other) => one.way - other.way)[0]?.spot ?? null;
};

/**
 * One stop for Tab among markers, arrows to their neighbours. A marker that goes while it has the focus
 * hands it to the one next to it.
 * @param spots the markers in view
 */
export function useRovingMarkers(
  spots: readonly Spot[],
  bar: RefObject<HTMLElement | null>,
): {
  /** The marker that Tab reaches. */
  stop: string | undefined;
  handleFocus: (key: string) => void;
  handleBlur: () => void;
  handleKeyDown: (event: KeyboardEvent) => void;
} {
  const [wanted, setWanted] = useState<string | null>(null);
  const last = useRef<Spot | null>(null);
  const focus = (key: string): void => {
    const buttons = bar.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
    for (const button of buttons)
      if (button.dataset['key'] === key) button.focus({ preventScroll: true });
  };

  useEffect(() => {
    const before = last.current;
    if (before === null) return;
    const still = spots.find(({ key }) => key === before.key);
    if (still !== undefined) {
      last.current = still;
      return;
    }
    if (document.activeElement !== document.body) {
      last.current = null;
      return;
    }
    const [nearest] = spots.toSorted(
      (one, other) =>
        Math.hypot(one.at.x - before.at.x, one.at.y - before.at.y) -
        Math.hypot(other.at.x - before.at.x, other.at.y - before.at.y),
    );
    if (nearest !== undefined) focus(nearest.key);
  });

  return {
    stop: spots.some(({ key }) => key === wanted) ? (wanted ?? undefined) : spots[0]?.key,
    handleFocus: (key) => {
      setWanted(key);
      last.current = spots.find((spot) => spot.key === key) ?? null;
    },
    // React tells nothing of a blur by removal, so this is somebody who went elsewhere.
    handleBlur: () => {
      last.current = null;
    },
    handleKeyDown: (event) => {
      const from = last.current;
      if (from === null) return;
      const arrow = event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End';
      if (!arrow) return;
      event.preventDefault();
      // Arrows on the ground move the map.
      event.stopPropagation();
      const next = nextSpot(event.key, from, spots);
      if (next !== null) focus(next.key);
    },
  };
}
