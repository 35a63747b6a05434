export { type ActorState, type PresenceChanges } from './actor-state.ts';
export { boughtVideosAtom } from './bought-videos-atom.ts';
export { presenceAtom } from './presence-atom.ts';
export { toCard, type BoughtVideos, type VideoCardView } from './presenters/to-card.ts';
export { toTile, type PerformerTileView } from './presenters/to-tile.ts';
export { VideoCardParts, type VideoCardVideo } from './video-parts.ts';
