export { Picture, sourceSet, type PictureProps, type PictureRatio } from './Picture.tsx';
