import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { looks, type LoopLook } from './looks.ts';
import { pack } from './pack.ts';
import { createPainter } from './paint.ts';
import { ambient } from './sound.ts';
import { frames, timing } from './timing.ts';

/**
 * Makes the bundled loops: `pnpm --filter @vx/media-tool make [loop …]`. Needs ffmpeg with
 * libx264. The result stands in apps/server/media and is committed.
 */
const target = new URL('../../../apps/server/media/', import.meta.url).pathname;

const renditions = [
  { name: '360', width: 640, height: 360, level: '3.0', crf: 25, maxrate: 340 },
  { name: '720', width: 1280, height: 720, level: '3.1', crf: 25.5, maxrate: 900 },
] as const;

const soundBitrate = 48;

const rate = (bytes: number, seconds: number): number => Math.round((bytes * 8) / seconds);

async function run(
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

function videoArgs(rendition: (typeof renditions)[number], file: string): readonly string[] {
  const gop = timing.fps * timing.segmentSeconds;
  return [
    '-map',
    '0:v',
    '-vf',
    `scale=${rendition.width}:${rendition.height}:flags=area:out_color_matrix=bt709,format=yuv420p`,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-profile:v',
    'main',
    '-level',
    rendition.level,
    '-crf',
    String(rendition.crf),
    '-maxrate',
    `${rendition.maxrate}k`,
    '-bufsize',
    `${rendition.maxrate * 2}k`,
    '-x264-params',
    `keyint=${gop}:min-keyint=${gop}:scenecut=0:open-gop=0:bframes=0:aud=1:aq-mode=3:repeat-headers=1`,
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-f',
    'h264',
    file,
  ];
}

async function makeLoop(look: LoopLook, folder: string) {
  const width = 1280;
  const height = 720;
  const painter = createPainter(look, width, height);
  const coded = renditions.map((rendition) => join(folder, `${look.name}-${rendition.name}.h264`));
  await run(
    [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(timing.fps),
      '-i',
      'pipe:0',
      ...renditions.flatMap((rendition, i) => videoArgs(rendition, coded[i]!)),
    ],
    async (write) => {
      for (let i = 0; i < frames; i += 1) await write(painter(i / frames));
    },
  );
  const pcm = join(folder, `${look.name}.pcm`);
  const adts = join(folder, `${look.name}.aac`);
  writeFileSync(pcm, ambient(look, 3));
  await run([
    '-f',
    's16le',
    '-ar',
    String(timing.sampleRate),
    '-ac',
    '2',
    '-i',
    pcm,
    '-c:a',
    'aac',
    '-b:a',
    `${soundBitrate}k`,
    '-f',
    'adts',
    adts,
  ]);
  return renditions.map((rendition, i) => {
    const packed = pack(readFileSync(coded[i]!), readFileSync(adts), rendition);
    const file = `${look.name}-${rendition.name}.mp4`;
    writeFileSync(join(target, file), packed.file);
    return {
      name: rendition.name,
      file,
      width: rendition.width,
      height: rendition.height,
      codecs: packed.codecs,
      bandwidth: Math.max(
        ...packed.segments.map((segment) => rate(segment.size, timing.segmentSeconds)),
      ),
      averageBandwidth: rate(packed.file.length - packed.initSize, timing.seconds),
      initSize: packed.initSize,
      segments: packed.segments,
    };
  });
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  mkdirSync(target, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'vx-media-'));
  const manifestFile = join(target, 'manifest.json');
  const known = new Map<string, unknown>();
  if (wanted.length > 0) {
    const old = JSON.parse(readFileSync(manifestFile, 'utf8')) as { loops: { name: string }[] };
    for (const loop of old.loops) known.set(loop.name, loop);
  }
  try {
    for (const look of looks) {
      if (wanted.length > 0 && !wanted.includes(look.name)) continue;
      known.set(look.name, { name: look.name, renditions: await makeLoop(look, folder) });
      console.log(look.name);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const manifest = {
    version: 1,
    loopSeconds: timing.seconds,
    segmentSeconds: timing.segmentSeconds,
    partSeconds: timing.chunkSeconds,
    fps: timing.fps,
    videoTimescale: timing.videoTimescale,
    audioTimescale: timing.sampleRate,
    loops: looks.map((look) => known.get(look.name)).filter((loop) => loop !== undefined),
  };
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
}

await main();
