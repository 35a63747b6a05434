import { artVersion } from '@vx/art';
import { avatarWidths, imageWidths } from '@vx/contract/enums';

const avatar: readonly number[] = Object.values(avatarWidths);
const image: readonly number[] = Object.values(imageWidths);

/** Kinds of pictures; each has the widths of the specification. [RU-actors-avatar-widths] [RU-videos-image-widths] */
export const pictureWidths = {
  /** Square, of a performer. */
  avatar,
  /** 4:5, of a performer. */
  portrait: image,
  /** 64:27, of a performer, the face on the right. */
  cover: image,
  /** 3:1, of a performer, head and shoulders near the middle. */
  banner: image,
  /** 16:9, of a video. */
  video: image,
  /** 4:5, of an album. */
  picture: image,
} as const;

export type PictureKind = keyof typeof pictureWidths;

export const isPictureKind = (kind: string): kind is PictureKind =>
  Object.hasOwn(pictureWidths, kind);

/**
 * Address of a picture.
 *
 * @param version changes with the picture, so that the address can be cached for ever
 * @param grant opens a picture of a paid album; without it the picture arrives blurred
 */
export function picturePath(
  kind: PictureKind,
  id: number,
  width: number,
  version: string,
  grant?: string,
): string {
  const query = new URLSearchParams({ v: version, ...(grant === undefined ? {} : { grant }) });
  return `/media/img/${kind}/${id}/${width}.webp?${query}`;
}

/** Address of the drawing of a gift; it changes with the drawings, so that it can be cached for ever. */
export const giftPath = (name: string): string => `/media/gift/${name}.svg?v=${artVersion}`;

/** Address of a live channel for the holder of a `preview` or `chat` grant. */
export const livePath = (grant: string): string => `/media/live/${grant}/master.m3u8`;

/** Address of a video for the holder of a `full` or `clip` grant. */
export const vodPath = (grant: string): string => `/media/vod/${grant}/master.m3u8`;
