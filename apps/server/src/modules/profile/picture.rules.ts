import { OperationError } from '../../platform/errors.ts';

/** Widths in which a guest's picture is served; it is square. */
export const pictureWidths = [160, 320] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Pixels that a picture may have: what phones take, and no more. */
export const MAX_PIXELS = 50_000_000;

export type PictureKind = 'jpeg' | 'png' | 'webp';

const isAt = (file: Buffer, offset: number, bytes: string): boolean =>
  file.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'));

/**
 * What a file is by its first bytes, whatever it is called. All else, SVG above all, never reaches a
 * decoder.
 * @throws OperationError UNSUPPORTED_MEDIA_TYPE
 */
export function kindOf(file: Buffer): PictureKind {
  if (isAt(file, 0, '\xff\xd8\xff')) return 'jpeg';
  if (isAt(file, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (isAt(file, 0, 'RIFF') && isAt(file, 8, 'WEBP')) return 'webp';
  throw new OperationError('UNSUPPORTED_MEDIA_TYPE');
}

/** The address of a picture. */
export const pictureAddress = (pictureId: string, width: PictureWidth): string =>
  `/media/guest/${pictureId}/${width}.webp`;
