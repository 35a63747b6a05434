export type { ActorState, PresenceChanges } from './presence.ts';
export { presenceOf } from './presence.ts';
export { toTile, type PerformerTileView } from './to-tile.ts';
export type { RatingText } from './texts.ts';
