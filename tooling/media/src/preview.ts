import { createCanvas } from '@napi-rs/canvas';
import { writeFileSync } from 'node:fs';
import { performers } from './performers.ts';
import { createStage, timing } from '@vx/server/film';

/**
 * Writes a contact sheet of moments of performers' loops, without ffmpeg:
 * `node src/preview.ts sheet.png [wide|tall] [performer …]`.
 */
const [file = 'performers.png', shape = 'wide', ...wanted] = process.argv.slice(2);
const chosen = performers.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const columns = 6;
const [width, height] = shape === 'tall' ? [180, 320] : [320, 180];
const sheet = createCanvas(columns * (width + 4), chosen.length * (height + 4));
const context = sheet.getContext('2d');
for (const [row, { look }] of chosen.entries()) {
  const stage = await createStage(look, { width, height });
  for (let column = 0; column < columns; column += 1) {
    const time = (timing.seconds * column) / columns;
    context.drawImage(stage.render(time), column * (width + 4), row * (height + 4));
  }
}
writeFileSync(file, sheet.toBuffer('image/png'));
