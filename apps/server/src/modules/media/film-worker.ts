import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { packageFolder } from '../../platform/package-folder.ts';
import { answerOrders } from '../../platform/worker-process.ts';
import { codesH264, filmByFfmpeg } from './film/ffmpeg.ts';
import { filmHere } from './film/film-here.ts';
import { padFile, padOf } from './film/pads.ts';
import { formatOf, packRendition, type Filmed } from './film/renditions.ts';
import { createStage, type Stage } from './film/stage.ts';
import type { VideoStream } from './film/streams.ts';
import type { FilmJob } from './filmer.ts';

/** Pages come first, and whoever waits for a film before what is only finer than one that is there. */
const niceness = { needed: 2, finer: 19 } as const;

sharp.cache(false);

async function finer(ffmpeg: string, stage: Stage, { shape, lines }: FilmJob) {
  const folder = await mkdtemp(join(tmpdir(), 'vx-film-'));
  const quality = { level: '4.0', crf: 25, maxRate: 2_400, preset: 'veryfast' } as const;
  try {
    const list = [{ ...formatOf(shape, lines), ...quality }];
    return (await filmByFfmpeg(ffmpeg, stage, list, folder))[0];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The film; `null`: what has to code it is not there. */
answerOrders(async (job: FilmJob): Promise<Filmed | null> => {
  const { look, shape, lines, ffmpeg } = job;
  setPriority(ffmpeg === null ? niceness.needed : niceness.finer);
  if (ffmpeg !== null && !(await codesH264(ffmpeg))) return null;
  const format = formatOf(shape, lines);
  const stage = await createStage(look, format);
  const video: VideoStream | undefined =
    ffmpeg === null ? await filmHere(stage) : await finer(ffmpeg, stage, job);
  if (!video) return null;
  const sound = await readFile(new URL(`media/${padFile(padOf(look.seed))}`, packageFolder()));
  return packRendition(format, video, sound);
});
