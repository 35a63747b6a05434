/** Runs in the browser: takes over a page of tiles, as components or as plain elements, and says how long it took. */
import { createElement, useEffect, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { elementsOf, type Tag } from './ssr.markup.ts';
import { tiles } from './tiles.markup.ts';

export type TileLane = 'components' | 'plain';

/** What both lanes take over: sent to the browser once. */
export interface TilePages {
  readonly htmls: Readonly<Record<TileLane, string>>;
  readonly tag: Tag;
}

export interface TileScene {
  keepTiles: (pages: string) => void;
  hydrateTiles: (lane: TileLane, count: number) => Promise<number>;
}

function Watched({ make, done }: { make: () => ReactElement; done: () => void }): ReactElement {
  // Effects of children come first: when this one runs, the page answers.
  useEffect(done, [done]);
  return make();
}

let pages: TilePages | undefined;

async function hydrateTiles(lane: TileLane, count: number): Promise<number> {
  if (!pages) throw new Error('There are no pages.');
  const { htmls, tag } = pages;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = htmls[lane];
  place.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Plain elements are made beforehand: what is left is React alone.
  const elements = lane === 'plain' ? elementsOf(tag) : undefined;
  const make = (): ReactElement => elements ?? tiles(count);
  const complaints: unknown[] = [];
  const before = performance.now();
  const root = await new Promise<ReturnType<typeof hydrateRoot>>((resolve) => {
    const made = hydrateRoot(
      place,
      createElement(Watched, { make, done: () => queueMicrotask(() => resolve(made)) }),
      { onRecoverableError: (error) => complaints.push(error) },
    );
  });
  const taken = performance.now() - before;
  if (complaints.length > 0) throw new Error(`${lane}: ${String(complaints[0])}`);
  root.unmount();
  place.remove();
  return taken;
}

Object.assign(globalThis, {
  keepTiles: (text) => {
    pages = JSON.parse(text) as TilePages;
  },
  hydrateTiles,
} satisfies TileScene);
