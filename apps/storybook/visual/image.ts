import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

/** Plain pixels, three bytes each. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export interface Comparison {
  /** How many pixels are not the same. */
  readonly differing: number;
  /** Where: the kept picture, pale, with these pixels in red. */
  readonly drawn: Image;
}

const STEPS = 31;
/** One step: a value that lies between two may be drawn as either. */
const MAX_CHANNEL_DIFFERENCE = 9;
/** Phones and components stand beside themselves, what is wider below. */
const MAX_WIDTH_BESIDE = 640;
const CHANNELS = 3;

// Two workers share the machine; one picture is too small to be divided.
sharp.concurrency(1);
sharp.cache(false);

const rawOf = ({ width, height, data }: Image): Sharp =>
  sharp(data, { raw: { width, height, channels: CHANNELS } });

export async function decode(picture: Buffer): Promise<Image> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export const readImage = (file: string): Promise<Image> => decode(readFileSync(file));
/** Loses nothing more. */
export const toWebp = (image: Image): Promise<Buffer> =>
  rawOf(image).webp({ lossless: true, effort: 6 }).toBuffer();
export const toPng = (image: Image): Promise<Buffer> =>
  rawOf(image).png({ compressionLevel: 3 }).toBuffer();

const blank = (width: number, height: number): Image => ({
  width,
  height,
  data: Buffer.alloc(width * height * CHANNELS, 0x80),
});

function paste(image: Image, onto: Image, left: number, top: number): void {
  const bytes = image.width * CHANNELS;
  for (let row = 0; row < image.height; row += 1)
    image.data.copy(
      onto.data,
      ((top + row) * onto.width + left) * CHANNELS,
      row * bytes,
      (row + 1) * bytes,
    );
}

/** Both themes of each look in one picture. */
export function together(looks: readonly (readonly [dark: Image, light: Image])[]): Image {
  const isBeside = looks.every(([dark]) => dark.width <= MAX_WIDTH_BESIDE);
  const rows = looks.map(([dark, light]) => ({
    dark,
    light,
    width: isBeside ? dark.width + light.width : Math.max(dark.width, light.width),
    height: isBeside ? Math.max(dark.height, light.height) : dark.height + light.height,
  }));
  const all = blank(
    Math.max(...rows.map(({ width }) => width)),
    rows.reduce((sum, { height }) => sum + height, 0),
  );
  let top = 0;
  for (const { dark, light, height } of rows) {
    paste(dark, all, 0, top);
    paste(light, all, isBeside ? dark.width : 0, isBeside ? top : top + dark.height);
    top += height;
  }
  return all;
}

const levels = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.round((Math.round((value / 255) * STEPS) * 255) / STEPS),
);

/** Each channel in 32 steps: soft shadows and glass weigh half of it then. */
export function inSteps(image: Image): Image {
  for (const [at, value] of image.data.entries()) image.data[at] = levels[value] ?? value;
  return image;
}

/** Pixels that differ by more than a step of a channel; all of them where the sizes are not the same. */
export function compare(kept: Image, now: Image): Comparison {
  const width = Math.max(kept.width, now.width);
  const height = Math.max(kept.height, now.height);
  const drawn = blank(width, height);
  let differing = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * CHANNELS;
      const isInBoth = x < kept.width && y < kept.height && x < now.width && y < now.height;
      const here = (y * kept.width + x) * CHANNELS;
      const there = (y * now.width + x) * CHANNELS;
      let most = isInBoth ? 0 : 255;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        if (!isInBoth) break;
        const value = kept.data[here + channel] ?? 0;
        most = Math.max(most, Math.abs(value - (now.data[there + channel] ?? 0)));
        drawn.data[to + channel] = 192 + value / 4;
      }
      if (most > MAX_CHANNEL_DIFFERENCE) {
        differing += 1;
        drawn.data.set([0xe0, 0, 0], to);
      }
    }
  }
  return { differing, drawn };
}
