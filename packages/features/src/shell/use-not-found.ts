import { useAtomValue } from 'jotai/react';
import { presenceAtom } from '../cards/presence-atom.ts';
import { toTile, type PerformerTileView } from '../cards/presenters/to-tile.ts';
import { useServices } from '../app/context.tsx';
import { useAnswers } from '../app/use-answers.ts';
import type { NotFoundData } from './load-not-found.ts';

/** Who is live, to go on with. Empty when it is not known. */
export function useNotFound({ loaded }: NotFoundData): readonly PerformerTileView[] {
  const services = useServices();
  const changes = useAtomValue(presenceAtom);
  const pages = useAnswers(loaded);
  return pages.flatMap(({ live }) => live.items.map((model) => toTile(model, services, changes)));
}
