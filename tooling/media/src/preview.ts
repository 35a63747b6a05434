import sharp from 'sharp';
import { looks } from './looks.ts';
import { createPainter } from './paint.ts';

/** Writes a contact sheet of four moments of each loop: `node src/preview.ts sheet.png`. */
const [file = 'loops.png'] = process.argv.slice(2);
const width = 480;
const height = 270;
const moments = [0, 0.25, 0.5, 0.75];
const tiles = looks.flatMap((look, row) => {
  const painter = createPainter(look, width, height);
  return moments.map((phase, column) => ({
    input: painter(phase),
    raw: { width, height, channels: 3 as const },
    left: column * (width + 8),
    top: row * (height + 8),
  }));
});
await sharp({
  create: {
    width: 4 * (width + 8),
    height: looks.length * (height + 8),
    channels: 3,
    background: '#08080d',
  },
})
  .composite(tiles)
  .png()
  .toFile(file);
