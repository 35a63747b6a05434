import { setPriority } from 'node:os';
import { draw } from '@vx/art';
import sharp from 'sharp';
import { answerOrders } from '../../platform/worker-process.ts';
import type { RenderJob } from './renderer.ts';

const quality = 80;
const grainFrom = 1280;
/** Pages come first. */
const niceness = 5;

setPriority(niceness);
// Each picture is rendered once and kept by the server: libvips would keep what it was made of, too.
sharp.cache(false);

answerOrders(async ({ spec, width, height, blurred }: RenderJob): Promise<Uint8Array> => {
  const svg = draw(spec, { width, height, grain: width >= grainFrom });
  const image = sharp(Buffer.from(svg));
  if (blurred) image.blur(Math.max(4, width * 0.035));
  return await image.webp({ quality, effort: 3 }).toBuffer();
});
