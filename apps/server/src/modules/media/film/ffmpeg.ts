import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Format } from './renditions.ts';
import type { Stage } from './stage.ts';
import { readH264, type VideoStream } from './streams.ts';
import { frames, timing } from './timing.ts';

/** A size and quality of a film that ffmpeg codes. */
export interface Coding extends Format {
  readonly level: string;
  readonly crf: number;
  /** Kilobits per second. */
  readonly maxRate: number;
  readonly preset: 'veryfast' | 'veryslow';
}

/** Whether there is an ffmpeg under a path or name that codes H.264. */
export async function codesH264(ffmpeg: string): Promise<boolean> {
  const asked = promisify(execFile)(ffmpeg, ['-hide_banner', '-encoders'], { timeout: 10_000 });
  return await asked.then(
    ({ stdout }) => stdout.includes('libx264'),
    () => false,
  );
}

/**
 * Runs ffmpeg until it ends.
 *
 * @param feed writes what it reads
 * @throws Error when it ends with anything but 0
 */
export async function runFfmpeg(
  ffmpeg: string,
  args: readonly string[],
  feed?: (write: (data: Buffer) => Promise<void>) => Promise<void>,
): Promise<void> {
  const child = spawn(ffmpeg, ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: [feed ? 'pipe' : 'ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const input = child.stdin;
  if (feed && input) {
    // What cannot be written any more shows in how it ends.
    input.on('error', () => undefined);
    await feed(async (data) => {
      if (!input.write(data)) await Promise.race([once(input, 'drain'), exit]);
    });
    input.end();
  }
  const [code] = await exit;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function coding({ width, height, level, crf, maxRate, preset }: Coding): readonly string[] {
  const group = timing.fps * timing.segmentSeconds;
  const x264 = [
    `keyint=${group}:min-keyint=${group}:scenecut=0:open-gop=0`,
    'bframes=0:aud=1:aq-mode=3:repeat-headers=1:threads=1',
  ].join(':');
  const scaling = `scale=${width}:${height}:flags=area:out_color_matrix=bt709,format=yuv420p`;
  const rate = `-crf ${crf} -maxrate ${maxRate}k -bufsize ${maxRate * 2}k`;
  const colour = '-colorspace bt709 -color_primaries bt709 -color_trc bt709';
  // Drawn faces are flat, with clear edges: what is meant for animation spares a seventh of the bytes.
  const codec = `-c:v libx264 -preset ${preset} -tune animation -profile:v high -level ${level}`;
  return `-map 0:v -vf ${scaling} ${codec} -x264-params ${x264} ${rate} ${colour} -f h264`.split(
    ' ',
  );
}

/**
 * Draws a loop once and codes it in each of `list`.
 *
 * @param folder for files that may be deleted afterwards
 */
export async function filmByFfmpeg(
  ffmpeg: string,
  stage: Stage,
  list: readonly Coding[],
  folder: string,
): Promise<readonly VideoStream[]> {
  const files = list.map(({ name }) => join(folder, `${name}.h264`));
  const size = `${stage.width}x${stage.height}`;
  const raw = `-f rawvideo -pix_fmt rgba -s ${size} -r ${timing.fps} -i pipe:0`.split(' ');
  await runFfmpeg(
    ffmpeg,
    [...raw, ...list.flatMap((one, i) => [...coding(one), files[i] ?? ''])],
    async (write) => {
      for (let i = 0; i < frames; i += 1) {
        await write(Buffer.from(stage.render(i / timing.fps).data()));
        // Pixels are given back between turns of the event loop only.
        await new Promise(setImmediate);
      }
    },
  );
  return await Promise.all(files.map(async (file) => readH264(await readFile(file))));
}
