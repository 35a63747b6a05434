import { outboxKey } from '@vx/messenger-core';
import type { Services } from '../app/services.ts';
import { draftsAtom } from './drafts-atom.ts';
import { outboxAtom } from './outbox-atom.ts';

/** How long a log-out waits for the server to have what was typed. */
const WAIT_MS = 2_000;

/**
 * Takes what was written in channels out of this browser: what could not be sent is a draft again, and drafts are with
 * the server. What it does not have in time stays here, under the key of its guest.
 */
export async function leaveMessages({
  store,
  storage,
  scheduler,
  config,
}: Pick<Services, 'store' | 'storage' | 'scheduler' | 'config'>): Promise<void> {
  const drafts = store.get(draftsAtom);
  for (const { channelId, text, state } of store.get(outboxAtom).getSnapshot())
    if (state === 'failed' || state === 'waiting') drafts.of(channelId).append(text);
  storage.remove(outboxKey(config.guest.id));
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = scheduler.after(WAIT_MS, resolve);
  await Promise.race([drafts.flush(), late]);
  timer[Symbol.dispose]();
  drafts.forget();
}
