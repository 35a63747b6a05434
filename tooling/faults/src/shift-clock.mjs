/**
 * `node --import shift-clock.mjs …` with `VX_CLOCK_FILE`: the process's clock is off by the milliseconds that
 * stand in the file. Of the fault run alone; nothing of the product knows it.
 */
import { readFileSync } from 'node:fs';

const file = process.env.VX_CLOCK_FILE;
if (file && process.env.NODE_ENV === 'test') {
  const machine = Date.now;
  let offset = 0;
  setInterval(() => {
    try {
      offset = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      offset = 0;
    }
  }, 100).unref();
  Date.now = () => machine() + offset;
}
