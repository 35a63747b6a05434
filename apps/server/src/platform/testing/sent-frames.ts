import { appendFileSync, mkdirSync } from 'node:fs';

/** One name of a message a line, each as often as there are processes that ran tests. */
export const sentFramesFile = new URL('../../../reports/sent.txt', import.meta.url);

const kept = new Set<string>();

/**
 * Writes down that a running server sent this message over a socket. `pnpm spec` counts a message
 * to the client as answered when it stands here, so nobody keeps a list of them by hand.
 */
export function keepSentFrame(name: string): void {
  if (kept.has(name)) return;
  kept.add(name);
  mkdirSync(new URL('.', sentFramesFile), { recursive: true });
  // Short lines are appended whole, also when several processes do it at once.
  appendFileSync(sentFramesFile, `${name}\n`);
}
