export { castLooks, type CastLook, type CastName } from './cast.ts';
export { artVersion, draw, type DrawOptions } from './compose.ts';
export {
  drawAvatar,
  drawBanner,
  drawCover,
  drawLandscape,
  drawPerformer,
  drawVideoFrame,
  lookFrom,
} from './shortcuts.ts';
export {
  drawCoin,
  drawGift,
  drawLogo,
  giftNames,
  type BrandColours,
  type GiftName,
  type ObjectOptions,
} from './objects.ts';
export {
  cloths,
  hairs,
  paletteOrder,
  palettes,
  skins,
  type HairColour,
  type Palette,
} from './palettes.ts';
export { hashText, seededRandom, type SeededRandom } from './random.ts';
export { stillNames } from './stills.ts';
export { faceShapes, hairStyles, traitsOf } from './traits.ts';
export type {
  ArtGender,
  Beard,
  BrowShape,
  Extra,
  EyeShape,
  FaceShape,
  Framing,
  Gesture,
  HairStyle,
  Look,
  Mood,
  MouthShape,
  NoseShape,
  Outfit,
  PaletteName,
  PictureSpec,
  SceneName,
  Shot,
  StillName,
  Traits,
} from './types.ts';
