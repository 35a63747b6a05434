/** Runs once, before all files of tests. */
import { rmSync } from 'node:fs';
import { sentFramesFile } from './sent-frames.ts';

/** What an earlier run saw proves nothing about this one. */
export function setup(): void {
  rmSync(sentFramesFile, { force: true });
}
