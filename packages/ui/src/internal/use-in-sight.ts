import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersCalm } from './prefers-calm.ts';

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * For a row that scrolls sideways: brings what is chosen into its middle, at once when the row appears and gently when
 * the choice changes. The row alone scrolls, never the page; what is whole already stays where it is.
 * @param chosen places of the chosen children in the row; of several, the one that is new is shown
 * @param fade px at both ends where the row fades out
 */
export function useInSight<Row extends HTMLElement>(
  chosen: readonly number[],
  fade = 0,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const seen = useRef<readonly number[] | null>(null);
  const key = chosen.join();
  useBeforePaint(() => {
    const places = key === '' ? [] : key.split(',').map(Number);
    const before = seen.current;
    seen.current = places;
    const fresh = places.find((place) => before?.includes(place) !== true);
    const view = row.current;
    const item = fresh === undefined ? undefined : view?.children[fresh];
    if (!view || !item || view.scrollWidth <= view.clientWidth) return;
    const frame = view.getBoundingClientRect();
    const { left, right } = item.getBoundingClientRect();
    if (left >= frame.left + fade && right <= frame.right - fade) return;
    view.scrollTo({
      left: view.scrollLeft + (left + right - frame.left - frame.right) / 2,
      // How gently says the style of the row.
      behavior: before === null || prefersCalm() ? 'instant' : 'auto',
    });
  }, [key, fade]);
  return row;
}
