import { picturePath, pictureWidths, type PictureKind } from '../media/index.ts';

/** One picture in its widths; `srcSet` is ready for an `img`. */
export interface ImageSet {
  readonly url: string;
  readonly srcSet: string;
  readonly sizes: readonly { readonly width: number; readonly url: string }[];
}

/** A picture in all widths that its kind has. [RU-actors-avatar-widths] [RU-videos-image-widths] */
export function imageSet(kind: PictureKind, id: number, version: string): ImageSet {
  const sizes = pictureWidths[kind].map((width) => ({
    width,
    url: picturePath(kind, id, width, version),
  }));
  return {
    url: picturePath(kind, id, kind === 'avatar' ? 320 : 640, version),
    srcSet: sizes.map(({ width, url }) => `${url} ${width}w`).join(', '),
    sizes,
  };
}

/** The picture that stands for a performer in lists and links. */
export function previewImage(actor: {
  readonly id: number;
  readonly image_version: string;
}): string {
  return picturePath('portrait', actor.id, 640, actor.image_version);
}
