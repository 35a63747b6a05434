import { useAtomValue } from 'jotai/react';
import { presenceAtom } from '../cards/presence-atom.ts';
import { toTile, type PerformerTileView } from '../cards/presenters/to-tile.ts';
import { useServices } from '../app/context.tsx';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { NOT_FOUND_LIVE, NotFoundQuery } from './load-not-found.ts';

/** Who is live, to go on with. Empty when it is not known. */
export function useNotFound(): readonly PerformerTileView[] {
  const services = useServices();
  const changes = useAtomValue(presenceAtom);
  const pages = useLoadedPages(NotFoundQuery, [{ first: NOT_FOUND_LIVE }]);
  return pages.flatMap(({ live }) => live.items.map((model) => toTile(model, services, changes)));
}
