import { OperationError } from '../../platform/errors.ts';
import sharp from 'sharp';
import { kindOf, MAX_PIXELS, pictureWidths, type PictureWidth } from './picture.rules.ts';

const quality = 82;
const maxSeconds = 8;

export type EncodedPicture = Readonly<Record<PictureWidth, Buffer>>;

/**
 * Draws a file anew, square and upright, in the widths that are served. Nothing of the file itself
 * is kept: no EXIF, no place, no bytes before or behind the picture.
 * @throws OperationError UNSUPPORTED_MEDIA_TYPE when it is no whole picture, BODY_TOO_LARGE when it has too many pixels
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  const kind = kindOf(file);
  const open = () =>
    sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });
  // The header alone: a bomb is known before it is unpacked.
  const { format, width, height } = await open()
    .metadata()
    .catch((cause: unknown) => {
      if (String(cause).includes('pixel limit')) throw new OperationError('BODY_TOO_LARGE');
      throw new OperationError('UNSUPPORTED_MEDIA_TYPE', undefined, { cause });
    });
  if (format !== kind || !width || !height) throw new OperationError('UNSUPPORTED_MEDIA_TYPE');
  if (width * height > MAX_PIXELS) throw new OperationError('BODY_TOO_LARGE');
  const draw = (side: number): Promise<Buffer> =>
    open()
      .autoOrient()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#1a1a22' })
      .timeout({ seconds: maxSeconds })
      .webp({ quality, effort: 4 })
      .toBuffer()
      .catch((cause: unknown) => {
        throw new OperationError('UNSUPPORTED_MEDIA_TYPE', undefined, { cause });
      });
  const [small, large] = pictureWidths;
  return { [small]: await draw(small), [large]: await draw(large) } as EncodedPicture;
}
