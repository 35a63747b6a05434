/** The snapshots that stories of the package and whole screens share. */
export { face, paletteOf, portrait, room, wide } from '../../../packages/ui/src/fixtures/art.ts';
export {
  coins,
  euros,
  longGerman,
  media,
  mira,
  miraFace,
  performers,
} from '../../../packages/ui/src/fixtures/data.ts';
export {
  brand,
  footer,
  mainItems,
  ownItems,
  rail,
  tabItems,
} from '../../../packages/ui/src/fixtures/shell.tsx';
