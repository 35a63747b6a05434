import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  audioFrames,
  formatOf,
  padCount,
  padFile,
  readAdts,
  runFfmpeg,
  timing,
  type Coding,
} from '@vx/server/film';
import { ambient } from './sound.ts';

const small = { level: '3.0', crf: 29.5, maxRate: 340, preset: 'veryslow' } as const;
const high = { level: '3.1', crf: 29.7, maxRate: 900, preset: 'veryslow' } as const;

/** By shape, the smallest first. Lines are those of the shorter side. */
export const renditions: Readonly<Record<Coding['shape'], readonly [Coding, Coding]>> = {
  wide: [
    { ...formatOf('wide', 360), ...small },
    { ...formatOf('wide', 720), ...high },
  ],
  tall: [
    { ...formatOf('tall', 360), ...small },
    { ...formatOf('tall', 720), ...high },
  ],
};

/** An ADTS header has seven bytes, and its own length in it. */
function adtsFrame(data: Buffer): Buffer {
  const length = data.length + 7;
  const low = ((length & 7) << 5) | 0x1f;
  // AAC LC, 32 kHz, two channels.
  return Buffer.concat([
    Buffer.from([0xff, 0xf1, 0x54, 0x80 | (length >> 11), (length >> 3) & 255, low, 0xfc]),
    data,
  ]);
}

/** Sounds below 3 kHz alone, and no noise: the plain coder does them better with fewer bytes. */
const soundCoding =
  '-c:a aac -b:a 16k -cutoff 3000 -aac_coder fast -aac_pns 0 -aac_is 0 -f adts'.split(' ');

/** Writes the pads, each of one loop, coded where the coder has settled. */
export async function recordPads(target: string, folder: string): Promise<void> {
  mkdirSync(join(target, 'pads'), { recursive: true });
  const [pcm, adts] = [join(folder, 'sound.pcm'), join(folder, 'sound.aac')];
  for (let pad = 0; pad < padCount; pad += 1) {
    writeFileSync(pcm, ambient(pad, 3));
    const raw = ['-f', 's16le', '-ar', String(timing.sampleRate), '-ac', '2', '-i', pcm];
    await runFfmpeg('ffmpeg', [...raw, ...soundCoding, adts]);
    const coded = readAdts(readFileSync(adts)).slice(audioFrames, audioFrames * 2);
    writeFileSync(join(target, padFile(pad)), Buffer.concat(coded.map(adtsFrame)));
  }
}
