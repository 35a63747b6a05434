import { setPriority } from 'node:os';
import { draw } from '@vx/art';
import sharp from 'sharp';
import type { RenderAnswer, RenderJob, RenderOrder } from './renderer.ts';

// Renders pictures in a process of its own, which ends with the server.

const quality = 80;
const grainFrom = 1280;
/** Pages come first. */
const niceness = 5;

setPriority(niceness);
// Each picture is rendered once and kept by the server: libvips would keep what it was made of, too.
sharp.cache(false);

async function render({ spec, width, height, blurred }: RenderJob): Promise<Buffer> {
  const svg = draw(spec, { width, height, grain: width >= grainFrom });
  const image = sharp(Buffer.from(svg));
  if (blurred) image.blur(Math.max(4, width * 0.035));
  return image.webp({ quality, effort: 3 }).toBuffer();
}

process.on('message', (order) => {
  const { id, job } = order as RenderOrder;
  const say = (answer: RenderAnswer): void => void process.send?.(answer);
  render(job).then(
    (data) => say({ id, data }),
    (error: unknown) => say({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
