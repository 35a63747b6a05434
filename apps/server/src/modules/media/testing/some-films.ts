import { readFileSync } from 'node:fs';
import type { Look } from '@vx/art';
import { createDemoWorld } from '../../../demo/world.ts';
import { packageFolder } from '../../../platform/package-folder.ts';
import { formatOf, type Filmed, type FilmedRendition } from '../film/renditions.ts';
import type { Filmer, FilmJob } from '../filmer.ts';

const [first] = createDemoWorld({ now: 0 }).actors;
if (!first) throw new Error('the demo world is empty');

/** How somebody looks. */
export const someLook: Look = first.art;

/** A bundled film under the name of what was ordered: no test has to wait for one that is drawn. */
function bundled({ shape, lines }: Pick<FilmJob, 'shape' | 'lines'>): Filmed {
  const folder = new URL('media/', packageFolder());
  const { loops } = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as {
    readonly loops: readonly {
      readonly renditions: readonly (FilmedRendition & { readonly file: string })[];
    }[];
  };
  const found = loops[0]?.renditions.find((rendition) => rendition.shape === shape);
  if (!found) throw new Error(`nobody is filmed ${shape}`);
  const { file, ...rendition } = found;
  return {
    file: readFileSync(new URL(file, folder)),
    rendition: { ...rendition, ...formatOf(shape, lines) },
  };
}

/** A filmer whose films are ready when the test says so. */
export interface HeldFilmer extends Pick<Filmer, 'film'> {
  /** What was ordered, in this order. */
  readonly jobs: readonly FilmJob[];
  /** The film that is made now is ready. */
  finish(): Promise<void>;
  /** The film that is made now fails. */
  fail(error: Error): Promise<void>;
  /** There is nothing that codes the film that is made now. */
  refuse(): Promise<void>;
}

export function createHeldFilmer(): HeldFilmer {
  const jobs: FilmJob[] = [];
  const underWay: { job: FilmJob; done: PromiseWithResolvers<Filmed | null> }[] = [];
  const take = async (settle: (taken: (typeof underWay)[number]) => void): Promise<void> => {
    while (underWay.length === 0) await new Promise(setImmediate);
    for (const taken of underWay.splice(0)) settle(taken);
    await new Promise(setImmediate);
  };
  return {
    jobs,
    film(job) {
      jobs.push(job);
      const done = Promise.withResolvers<Filmed | null>();
      underWay.push({ job, done });
      return done.promise;
    },
    finish: () => take(({ job, done }) => done.resolve(bundled(job))),
    fail: (error) => take(({ done }) => done.reject(error)),
    refuse: () => take(({ done }) => done.resolve(null)),
  };
}
