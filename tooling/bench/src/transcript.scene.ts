/** Runs in the browser: long lists of ours and in virtua, and what is seen of them while they scroll. */
import { createElement, useEffect, useState, type CSSProperties, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { VList } from 'virtua';
import '@vx/ui/styles.css';
import { ChatTranscript, type ChatLine } from '@vx/ui/chat-transcript';
import { MessageBubble } from '@vx/ui/message-bubble';
import { tile, tiles } from './tiles.markup.ts';

export type SceneName =
  | 'transcript'
  | 'transcript-in-virtua'
  | 'transcript-demo'
  | 'grid'
  | 'grid-in-virtua'
  | 'grid-demo';

/** What a scroll looked like. */
export interface ScrollSample {
  /** Milliseconds from mounting to the second frame. */
  readonly ready: number;
  readonly frames: number;
  /** Share of the frames that did not come, 0–1. */
  readonly dropped: number;
  /** The longest time without a frame, milliseconds. */
  readonly longest: number;
  /** Share of the view with nothing in it when a new position is first seen, 0–1: the mean of all positions. */
  readonly blank: number;
  /** Pixels that were scrolled. */
  readonly distance: number;
}

export interface TranscriptScene {
  mountScene: (name: SceneName, count: number) => Promise<number>;
  /** Frames alone, or also what is blank: looking costs frames. */
  watchScroll: (what: 'frames' | 'blank') => void;
  scrolled: () => Omit<ScrollSample, 'ready'>;
  /** Lets lines arrive in a transcript, one after the other; milliseconds of each until its place is known. */
  appendLines: (times: number) => Promise<readonly number[]>;
}

interface Scene {
  readonly element: (count: number) => ReactElement;
  readonly box: { readonly width: string; readonly height: string };
  readonly scroller: string;
  /** What a filled place of the view lies in. */
  readonly row: string;
  /** Room between rows, in pixels. */
  readonly gap: number;
}

const line = (index: number): Extract<ChatLine, { kind: 'message' }> => ({
  kind: 'message',
  id: String(index),
  from: index % 3 === 0 ? 'guest' : 'performer',
  text: `Line number ${index}. ${'It goes on a little. '.repeat(index % 4)}`,
});

// The rows of virtua's own demo: four heights in turn, a border, a number.
const heights = [20, 40, 80, 77];
const demoRow = (index: number): ReactElement =>
  createElement(
    'div',
    {
      key: index,
      'data-row': '',
      style: {
        height: heights[index % heights.length],
        borderBottom: 'solid 1px #ccc',
        background: '#fff',
        color: '#000',
      } satisfies CSSProperties,
    },
    index,
  );
const inVirtua = (
  count: number,
  row: (index: number) => ReactElement,
  style: CSSProperties = {},
): ReactElement =>
  createElement(VList, {
    style: { height: '100%', ...style },
    'data-scroller': '',
    children: Array.from({ length: count }, (_, index) => row(index)),
  } as Parameters<typeof VList>[0]);
const demo = (count: number): ReactElement => inVirtua(count, demoRow);

const bubbleRow = (index: number): ReactElement => {
  const { from, text } = line(index);
  return createElement(
    'div',
    { key: index, 'data-row': '', style: { paddingBottom: 12 } },
    createElement(MessageBubble, { from, sender: from === 'guest' ? 'You' : 'Mira', text }),
  );
};

/** Tiles in a row of the grid at the width of the scene. */
const columns = 5;
const tileRow = (row: number): ReactElement =>
  createElement(
    'div',
    {
      key: row,
      'data-row': '',
      style: {
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap: 16,
        paddingBottom: 28,
      } satisfies CSSProperties,
    },
    Array.from({ length: columns }, (_, column) =>
      createElement('div', { key: column }, tile(row * columns + column)),
    ),
  );

/** What `appendLines` calls. */
let arrive: (() => void) | undefined;
function Transcript({ count }: { count: number }): ReactElement {
  const [lines, setLines] = useState(() =>
    Array.from({ length: count }, (_, index) => line(index)),
  );
  useEffect(() => {
    arrive = () => setLines((before) => [...before, line(before.length)]);
  }, []);
  return createElement(ChatTranscript, { name: 'Mira', lines });
}

const panel = { width: '392px', height: '640px' };
const wide = { width: '1400px', height: '860px' };

const scenes: Readonly<Record<SceneName, Scene>> = {
  transcript: {
    element: (count) => createElement(Transcript, { count }),
    box: panel,
    scroller: '.vx-transcript__view',
    row: '.vx-message, .vx-transcript__typing',
    gap: 14,
  },
  'transcript-in-virtua': {
    element: (count) => inVirtua(count, bubbleRow, { padding: '16px 20px 8px' }),
    box: panel,
    scroller: '[data-scroller]',
    row: '.vx-message',
    gap: 14,
  },
  'transcript-demo': {
    element: demo,
    box: panel,
    scroller: '[data-scroller]',
    row: '[data-row]',
    gap: 2,
  },
  grid: {
    element: (count) =>
      createElement(
        'div',
        { 'data-scroller': '', style: { height: '100%', overflow: 'auto' } },
        tiles(count),
      ),
    box: wide,
    scroller: '[data-scroller]',
    row: '.vx-tile-grid__tile',
    gap: 34,
  },
  'grid-in-virtua': {
    element: (count) => inVirtua(count / columns, tileRow),
    box: wide,
    scroller: '[data-scroller]',
    row: '[data-row]',
    gap: 34,
  },
  'grid-demo': {
    element: demo,
    box: wide,
    scroller: '[data-scroller]',
    row: '[data-row]',
    gap: 2,
  },
};

const samples = 24;
let current: { readonly scene: Scene; readonly scroller: HTMLElement } | undefined;
let watched: { frames: number[]; blanks: number[]; from: number; stop: () => void } | undefined;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

async function mountScene(name: SceneName, count: number): Promise<number> {
  const scene = scenes[name];
  const box = document.createElement('div');
  Object.assign(box.style, { ...scene.box, display: 'flex', flexDirection: 'column' });
  // Virtua lets the pointer through while it scrolls; what is there has to be found nevertheless.
  const found = document.createElement('style');
  found.textContent = '* { pointer-events: auto !important }';
  document.body.replaceChildren(found, box);
  await nextFrame();
  const before = performance.now();
  createRoot(box).render(scene.element(count));
  while (box.querySelector(scene.scroller) === null) await nextFrame();
  await nextFrame();
  await nextFrame();
  const ready = performance.now() - before;
  const scroller = box.querySelector<HTMLElement>(scene.scroller);
  if (!scroller) throw new Error(`${name} has nothing that scrolls.`);
  current = { scene, scroller };
  return ready;
}

/** Share of the view in which nothing of a row is painted. */
function blankShare({ row, gap }: Scene, scroller: HTMLElement): number {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const x = left + width / 2 - 40;
  const filled = (y: number): boolean => {
    const found = document.elementFromPoint(x, y)?.closest(row);
    const inside = found?.firstElementChild ?? found;
    return inside?.checkVisibility({ contentVisibilityAuto: true }) === true;
  };
  let blank = 0;
  for (let index = 0; index < samples; index += 1) {
    const y = top + gap + ((height - 2 * gap) * index) / (samples - 1);
    // A point between two rows is not blank: just above or below it is one.
    if (!filled(y) && !filled(y + gap) && !filled(y - gap)) blank += 1;
  }
  return blank / samples;
}

/** Looks at each new position before the list can react to it: that is what the compositor has shown meanwhile. */
function watchScroll(what: 'frames' | 'blank'): void {
  if (!current) throw new Error('There is no scene.');
  const { scene, scroller } = current;
  const frames: number[] = [];
  const blanks: number[] = [];
  let on = true;
  const frame = (now: number): void => {
    frames.push(now);
    if (on) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const look = (): void => {
    blanks.push(blankShare(scene, scroller));
  };
  if (what === 'blank') globalThis.addEventListener('scroll', look, { capture: true });
  watched = {
    frames,
    blanks,
    from: scroller.scrollTop,
    stop: () => {
      on = false;
      globalThis.removeEventListener('scroll', look, { capture: true });
    },
  };
}

function scrolled(): Omit<ScrollSample, 'ready'> {
  if (!watched || !current) throw new Error('Nobody watches.');
  watched.stop();
  const { frames, blanks, from } = watched;
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round((gap * 60) / 1000) - 1), 0);
  return {
    frames: frames.length,
    dropped: missed / (gaps.length + missed),
    longest: Math.max(...gaps),
    blank: blanks.reduce((sum, share) => sum + share, 0) / Math.max(1, blanks.length),
    distance: Math.abs(current.scroller.scrollTop - from),
  };
}

async function appendLines(times: number): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    await nextFrame();
    const before = performance.now();
    flushSync(() => arrive?.());
    current?.scroller.getBoundingClientRect();
    taken.push(performance.now() - before);
  }
  return taken;
}

Object.assign(globalThis, {
  mountScene,
  watchScroll,
  scrolled,
  appendLines,
} satisfies TranscriptScene);
