import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const NEAR_END = 80;
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** A line that stays where it is on the screen while heights above it change. */
type Place = { line: HTMLElement; top: number };

/** The first line that reaches into view. Blocks are searched by halves, only one of them line by line. */
const placeOf = (view: HTMLElement, content: HTMLElement): Place | null => {
  const edge = view.getBoundingClientRect().top;
  let from = 0;
  let to = content.children.length - 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const block = content.children[middle];
    if (block === undefined || block.getBoundingClientRect().bottom > edge) to = middle;
    else from = middle + 1;
  }
  const block = content.children[from];
  if (block === undefined) return null;
  const line =
    Array.from(block.children).find((one) => one.getBoundingClientRect().bottom > edge) ?? block;
  return { line: line as HTMLElement, top: line.getBoundingClientRect().top - edge };
};

export type LogScroll = {
  /** The element that scrolls. */
  view: RefObject<HTMLDivElement | null>;
  /** Its only part that grows: blocks of lines, or lines. */
  content: RefObject<HTMLDivElement | null>;
  /** Scrolled away from the end. */
  away: boolean;
  /** Lines that came at the end since then. */
  fresh: number;
  toEnd: () => void;
  handleScroll: () => void;
};

/**
 * Keeps a log at its end unless the reader has scrolled up; then the line that is being read stays in its place, whatever
 * is added or measured above it. A line of the reader's own at the end is always shown. `change` is anything else whose new
 * identity means that the height differs.
 */
export const useLogScroll = (
  lines: readonly { id: string }[],
  ownLast: boolean,
  change?: unknown,
): LogScroll => {
  const last = lines.at(-1)?.id;
  const view = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const place = useRef<Place | null>(null);
  const [away, setAway] = useState(false);
  const [seen, setSeen] = useState(last);
  const shown = useRef(last);
  /** How far it was scrolled when the place was taken. */
  const scrolled = useRef(0);

  const keep = useCallback(() => {
    const node = view.current;
    if (node === null) return;
    if (following.current) {
      node.scrollTop = node.scrollHeight;
      scrolled.current = node.scrollTop;
      return;
    }
    const { line, top } = place.current ?? {};
    if (line === undefined || top === undefined || !line.isConnected) return;
    const from = node.scrollTop;
    // What the reader scrolls meanwhile moves the line, too, and is not to be taken back.
    const expected = top - (from - scrolled.current);
    const moved = line.getBoundingClientRect().top - node.getBoundingClientRect().top - expected;
    if (Math.abs(moved) < 1) return;
    node.scrollTop = from + moved;
    scrolled.current += node.scrollTop - from;
  }, []);
  const toEnd = useCallback(() => {
    following.current = true;
    setAway(false);
    keep();
  }, [keep]);
  useBeforePaint(() => {
    if (ownLast && shown.current !== last) following.current = true;
    shown.current = last;
    keep();
  }, [lines, last, ownLast, change, keep]);
  useEffect(() => {
    if (view.current === null || content.current === null) return undefined;
    // Heights that were estimated become real as lines come into view, and a keyboard takes room.
    const observer = new ResizeObserver(keep);
    observer.observe(view.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [keep]);
  const handleScroll = (): void => {
    const node = view.current;
    if (node === null || content.current === null) return;
    // Heights may have changed since the place was taken and before anybody was told.
    if (!following.current) keep();
    const up = node.scrollTop < scrolled.current;
    scrolled.current = node.scrollTop;
    const atEnd =
      node.scrollHeight - node.scrollTop - node.clientHeight < NEAR_END ||
      // It grew above before this event was told: that is nobody's wish to leave the end.
      (following.current && !up);
    following.current = atEnd;
    place.current = atEnd ? null : placeOf(node, content.current);
    if (atEnd === away) {
      setAway(!atEnd);
      setSeen(last);
    }
  };
  const known = away ? lines.findLastIndex((line) => line.id === seen) : -1;
  return {
    view,
    content,
    away,
    fresh: known === -1 ? 0 : lines.length - 1 - known,
    toEnd,
    handleScroll,
  };
};
