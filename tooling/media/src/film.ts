import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ambient } from './sound.ts';
import type { Stage } from './stage.ts';
import { frames, timing } from './timing.ts';

/** A size and quality of a film. */
export interface Rendition {
  /** The part of addresses that names it. */
  readonly name: string;
  readonly shape: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  readonly level: string;
  readonly crf: number;
  /** Kilobits per second. */
  readonly maxRate: number;
}

const small = { level: '3.0', crf: 28, maxRate: 340 } as const;
const high = { level: '3.1', crf: 27.5, maxRate: 900 } as const;

/** By shape, the smallest first. Lines are those of the shorter side. */
export const renditions: Readonly<Record<Rendition['shape'], readonly [Rendition, Rendition]>> = {
  wide: [
    { name: '360', shape: 'wide', width: 640, height: 360, ...small },
    { name: '720', shape: 'wide', width: 1280, height: 720, ...high },
  ],
  tall: [
    { name: 'tall-360', shape: 'tall', width: 360, height: 640, ...small },
    { name: 'tall-720', shape: 'tall', width: 720, height: 1280, ...high },
  ],
};

const soundBitrate = 32;

async function ffmpeg(
  args: readonly string[],
  feed?: (write: (data: Buffer) => Promise<void>) => Promise<void>,
): Promise<void> {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: [feed ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  });
  const exit = once(child, 'exit');
  const input = child.stdin;
  if (feed && input) {
    await feed(async (data) => {
      if (!input.write(data)) await once(input, 'drain');
    });
    input.end();
  }
  const [code] = (await exit) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function coding({ width, height, level, crf, maxRate }: Rendition): readonly string[] {
  const group = timing.fps * timing.segmentSeconds;
  const x264 = [
    `keyint=${group}:min-keyint=${group}:scenecut=0:open-gop=0`,
    'bframes=0:aud=1:aq-mode=3:repeat-headers=1:threads=1',
  ].join(':');
  const scaling = `scale=${width}:${height}:flags=area:out_color_matrix=bt709,format=yuv420p`;
  const rate = `-crf ${crf} -maxrate ${maxRate}k -bufsize ${maxRate * 2}k`;
  const colour = '-colorspace bt709 -color_primaries bt709 -color_trc bt709';
  const codec = `-c:v libx264 -preset medium -profile:v main -level ${level} -x264-params ${x264}`;
  return `-map 0:v -vf ${scaling} ${codec} ${rate} ${colour} -f h264`.split(' ');
}

/**
 * Draws a loop once and codes it in each of `list`, as H.264 byte streams.
 *
 * @param folder for files that may be deleted afterwards
 */
export async function shoot(
  stage: Stage,
  list: readonly Rendition[],
  folder: string,
): Promise<readonly Buffer[]> {
  const files = list.map(({ name }) => join(folder, `${name}.h264`));
  const size = `${stage.width}x${stage.height}`;
  const raw = `-f rawvideo -pix_fmt rgba -s ${size} -r ${timing.fps} -i pipe:0`.split(' ');
  await ffmpeg(
    [...raw, ...list.flatMap((rendition, i) => [...coding(rendition), files[i] ?? ''])],
    async (write) => {
      for (let i = 0; i < frames; i += 1) {
        await write(Buffer.from(stage.render(i / timing.fps).data()));
        // Pixels are given back between turns of the event loop only.
        await new Promise(setImmediate);
      }
    },
  );
  return files.map((file) => readFileSync(file));
}

/** The sound of a performer's room as AAC in ADTS frames, three loops long. */
export async function record(name: string, folder: string): Promise<Buffer> {
  const [pcm, adts] = [join(folder, 'sound.pcm'), join(folder, 'sound.aac')];
  writeFileSync(pcm, ambient(name, 3));
  const raw = ['-f', 's16le', '-ar', String(timing.sampleRate), '-ac', '2', '-i', pcm];
  await ffmpeg([...raw, '-c:a', 'aac', '-b:a', `${soundBitrate}k`, '-f', 'adts', adts]);
  return readFileSync(adts);
}
