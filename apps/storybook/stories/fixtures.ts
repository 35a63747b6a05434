/** The snapshots that stories of the package and whole screens share. */
export {
  banner,
  face,
  film,
  liveTall,
  liveWide,
  paletteOf,
  place,
  portrait,
  room,
  wide,
} from '../../../packages/ui/src/fixtures/art.ts';
export {
  coins,
  euros,
  media,
  mira,
  miraFace,
  performers,
} from '../../../packages/ui/src/fixtures/data.ts';
export {
  alertChannels,
  notifications,
  settingsItems,
  vipBenefits,
} from '../../../packages/ui/src/fixtures/account.ts';
export { footer, rail, tabItems } from '../../../packages/ui/src/fixtures/shell.tsx';
export { authors, photosOf, tips } from '../../../packages/ui/src/fixtures/feed.ts';
export {
  channels,
  giftPicture,
  gifts,
  lockedClip,
  lockedPhoto,
} from '../../../packages/ui/src/fixtures/messenger.ts';
export {
  adventDoors,
  coinArt,
  reelSymbols,
  thing,
  wheelOdds,
  wheelPrizes,
} from '../../../packages/ui/src/fixtures/rewards.ts';
export { limitRule, limitsOf, moneyRows } from '../../../packages/ui/src/fixtures/limits.tsx';
export { searchGroups } from '../../../packages/ui/src/fixtures/search.ts';
export { searchPreview } from '../../../packages/ui/src/fixtures/search-preview.tsx';
export { mapPerformers } from '../../../packages/ui/src/fixtures/performer-map.ts';
export { tvEvening } from '../../../packages/ui/src/fixtures/tv.ts';
