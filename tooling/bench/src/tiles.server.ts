/** Runs in Node, bundled: the same page from components and from plain elements. */
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { elementsOf, readPage, type Tag } from './ssr.markup.ts';
import { tiles } from './tiles.markup.ts';

// The wrapper is the one that the browser hydrates with.
const Watched = ({ make }: { make: () => ReactElement }): ReactElement => make();

export const renderTiles = (count: number): string =>
  renderToString(createElement(Watched, { make: () => tiles(count) }));
/** Elements made beforehand: what is left is React alone. */
export function plainRenderer(tag: Tag): () => string {
  const elements = elementsOf(tag);
  const make = (): ReactElement => elements;
  return () => renderToString(createElement(Watched, { make }));
}
export { readPage };
