/**
 * `pnpm --filter @vx/storybook clips`: records the short videos in `stories/clips/`, which stand for a running stream in
 * the stories of the live room. Each is a generated picture of a performer, a second long. Needs Chromium.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { liveTall, liveWide } from '../../../packages/ui/src/fixtures/art.ts';
import { chromiumPath } from '../chromium.ts';

const clips = { 'mira-wide': liveWide('Mira Solène'), 'mira-portrait': liveTall('Mira Solène') };
const folder = join(import.meta.dirname, '../stories/clips');

const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
for (const [name, picture] of Object.entries(clips)) {
  const bytes = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    const landscape = image.naturalWidth > image.naturalHeight;
    canvas.width = landscape ? 960 : 480;
    // Two pixels share a colour in this format: an even height.
    canvas.height = 2 * Math.round((canvas.width * image.naturalHeight) / image.naturalWidth / 2);
    // Only a canvas that is on the screen gives frames.
    document.body.replaceChildren(canvas);
    const recorder = new MediaRecorder(canvas.captureStream(10), {
      mimeType: 'video/mp4;codecs=avc1.42E01F',
      videoBitsPerSecond: 1_500_000,
    });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    const pen = canvas.getContext('2d');
    const draw = setInterval(() => pen?.drawImage(image, 0, 0, canvas.width, canvas.height), 100);
    recorder.start();
    setTimeout(() => recorder.stop(), 1_500);
    await stopped;
    clearInterval(draw);
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  }, picture);
  writeFileSync(join(folder, `${name}.mp4`), Buffer.from(bytes));
  console.log(`${name}.mp4: ${bytes.length} bytes`);
}
await browser.close();
