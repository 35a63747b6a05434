import { useAtomValue } from 'jotai/react';
import { presenceAtom } from '../cards/presence-atom.ts';
import type { PerformerTileView } from '../cards/presenters/to-tile.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { NextLiveModels } from './load-next-live.ts';
import { toNextLive } from './presenters/next-live.ts';

/**
 * Who can be met after a chat; who comes and goes is laid over what the room was loaded with.
 * @param models what `loadNextLive` brought
 * @param past the performer of the chat that has ended
 */
export function useNextLive(models: NextLiveModels, past: string): readonly PerformerTileView[] {
  const presence = useAtomValue(presenceAtom);
  return toNextLive(models, past, presence, useTexts());
}
