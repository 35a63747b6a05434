export { HeatMap } from './HeatMap.tsx';
export { withGlyphs } from './meet-glyphs.ts';
export { ProfileAlbums } from './ProfileAlbums.tsx';
export { ProfileWords } from './ProfileWords.tsx';
export { Ratings } from './Ratings.tsx';
export { PerformerGrid, PerformerRow } from './rows.tsx';
export {
  useProfileOfPage,
  useShownProfile,
  type ProfileHandle,
  type ShownProfile,
} from './shown-profile.ts';
export { Similar } from './Similar.tsx';
export { useHeadPreview } from './use-head-preview.tsx';
