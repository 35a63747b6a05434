import type { PresenceChanges } from '../../cards/actor-state.ts';
import type { PerformerTileModel } from '../../cards/performer-parts.ts';
import { toTile, type PerformerTileView } from '../../cards/presenters/to-tile.ts';
import type { Texts } from '../../texts/presenter-texts.ts';

/** How many performers stand below a receipt. */
export const NEXT_LIVE = 5;

/**
 * Who can be met next: live, in no private chat, and nobody whom the guest has just met or cannot meet.
 * @param past the performer of the chat that has ended
 */
export const toNextLive = (
  models: readonly PerformerTileModel[],
  past: string,
  presence: PresenceChanges,
  texts: Texts,
): readonly PerformerTileView[] =>
  models
    .filter(({ id }) => id !== past)
    .map((model) => toTile(model, texts, presence))
    .filter(
      ({ state, blocked }) => (state === 'live' || state === 'freeChat') && blocked === undefined,
    )
    .slice(0, NEXT_LIVE);
