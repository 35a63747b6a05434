import { useAtomValue } from 'jotai/react';
import { presenceAtom } from '../cards/presence-atom.ts';
import type { PerformerTileView } from '../cards/presenters/to-tile.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useTexts } from '../texts/use-texts.ts';
import { NextLiveQuery, nextLiveVariables } from './next-live.query.ts';
import { toNextLive } from './presenters/next-live.ts';

const pages = [nextLiveVariables];

/**
 * Who can be met after a chat; who comes and goes is laid over what the room was loaded with.
 * @param past the performer of the chat that has ended
 */
export function useNextLive(past: string): readonly PerformerTileView[] {
  const presence = useAtomValue(presenceAtom);
  const texts = useTexts();
  const loaded = useLoadedPages(NextLiveQuery, pages);
  return toNextLive(
    loaded.flatMap(({ page }) => page.items),
    past,
    presence,
    texts,
  );
}
