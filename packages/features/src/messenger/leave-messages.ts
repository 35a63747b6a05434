import type { Services } from '../app/services.ts';
import { channelDraftsAtom } from './channel-drafts-atom.ts';
import { outboxAtom } from './outbox-atom.ts';

/** How long a log-out waits for the server to have what was typed. */
const WAIT_MS = 2_000;

/**
 * Takes what was written in channels out of this browser: what could not be sent is a draft again, and drafts are with
 * the server. What it does not have in time stays here, under the key of its guest, and so does what a socket was given
 * and has not answered.
 */
export async function leaveMessages({
  store,
  scheduler,
}: Pick<Services, 'store' | 'scheduler'>): Promise<void> {
  const drafts = store.get(channelDraftsAtom);
  for (const { channelId, text } of store.get(outboxAtom).withdraw())
    drafts.of(channelId).append(text);
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = scheduler.after(WAIT_MS, resolve);
  await Promise.race([drafts.flush(), late]);
  timer[Symbol.dispose]();
  drafts.forget();
}
