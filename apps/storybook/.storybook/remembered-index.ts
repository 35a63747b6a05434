import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resolvePathInStorybookCache } from 'storybook/internal/common';
import type { Indexer, IndexInput } from 'storybook/internal/types';

interface Remembered {
  readonly text: string;
  readonly stories: IndexInput[];
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * An indexer that keeps, beside Storybook's other caches, what it found in a file, and reads the file's stories anew
 * only when its text changed. Parsing all stories is a third of what a start costs.
 */
export const remembering = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(fileName, options) {
    const text = digest(await readFile(fileName, 'utf8'));
    const place = resolvePathInStorybookCache(`${digest(fileName)}.json`, 'story-index');
    const known = await recall(place);
    if (known?.text === text) return known.stories;
    const stories = await indexer.createIndex(fileName, options);
    await keep(place, { text, stories });
    return stories;
  },
});

/** Undefined when there is nothing, or nothing that can be read. */
async function recall(place: string): Promise<Remembered | undefined> {
  try {
    return JSON.parse(await readFile(place, 'utf8')) as Remembered;
  } catch {
    return undefined;
  }
}

/** In one step, and by a name of its own: a run of the tests and a dev server may do it at once, and so may two requests. */
async function keep(place: string, remembered: Remembered): Promise<void> {
  const folder = dirname(place);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.draft`);
  await writeFile(draft, JSON.stringify(remembered));
  await rename(draft, place);
}
