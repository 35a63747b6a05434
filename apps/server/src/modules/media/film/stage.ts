import { createCanvas, loadImage, type Canvas as Surface, type Image } from '@napi-rs/canvas';
import type { Look } from '@vx/art';
import { createLiving, type Living } from '@vx/art/living';
import sharp from 'sharp';
import { createPaintBox, createSvgPlayer } from './skia.ts';
import { timing } from './timing.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A performer before the camera. */
export interface Stage extends Size {
  /** The picture at a time in seconds. One surface is drawn on again and again: use it before the next. */
  render(time: number): Surface;
}

const operations = { normal: 'source-over', screen: 'screen', 'soft-light': 'soft-light' } as const;

const rasterised = async (svg: string): Promise<Image> =>
  loadImage(await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer());

/**
 * The place, opaque: a blurred one fades towards the edges, so the same lies below it a little larger,
 * and below that the night.
 */
function opaque(image: Image, { width, height }: Size): Surface {
  const surface = createCanvas(width, height);
  const context = surface.getContext('2d');
  context.fillStyle = '#0b0a1a';
  context.fillRect(0, 0, width, height);
  const more = 0.06;
  context.drawImage(
    image,
    (-width * more) / 2,
    (-height * more) / 2,
    width * (1 + more),
    height * (1 + more),
  );
  context.drawImage(image, 0, 0, width, height);
  return surface;
}

/** Sets a performer before their place: what stands still is rasterised once, who moves is drawn as vectors. */
export async function createStage(look: Look, { width, height }: Size): Promise<Stage> {
  const living: Living = createLiving(look, { width, height, seconds: timing.seconds });
  const back = opaque(await rasterised(living.back), { width, height });
  const front = await Promise.all(
    living.front.map(async ({ blend, svg }) => ({ blend, image: await rasterised(svg) })),
  );
  const paints = createPaintBox();
  const play = createSvgPlayer();
  const surface = createCanvas(width, height);
  const context = surface.getContext('2d');
  // That of SVG; with the 10 of a canvas profiles grow spikes at the lips.
  context.miterLimit = 4;
  const unit = width / living.width;

  return {
    width,
    height,
    render(time) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(back, 0, 0, width, height);
      const frame = paints.frame();
      context.save();
      context.scale(unit, unit);
      play(context, living.figures(time, frame), frame);
      context.restore();
      for (const { blend, image } of front) {
        context.globalCompositeOperation = operations[blend];
        context.drawImage(image, 0, 0, width, height);
      }
      context.globalCompositeOperation = 'source-over';
      return surface;
    },
  };
}
