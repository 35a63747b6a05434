import type { Clock, KeyValueStorage } from '@vx/kernel';

const startKey = 'live:start';

/** A sign-up takes seconds; a request from before is none any more. */
export const REQUEST_MS = 60_000;

interface StartDeps {
  readonly storage: KeyValueStorage;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Keeps that a visitor pressed "start" while the account is made and the page is loaded anew. No address can
 * say it, so that no link begins a chat.
 */
export function rememberStart({ storage, clock }: StartDeps, actorId: string): void {
  storage.set(startKey, JSON.stringify([actorId, clock.now()]));
}

/** Whether a visitor pressed "start" in this room just now. It is asked once: then the request is gone. */
export function takeStart({ storage, clock }: StartDeps, actorId: string): boolean {
  const kept = storage.get(startKey);
  storage.remove(startKey);
  if (kept === null) return false;
  try {
    const [room, at] = JSON.parse(kept) as readonly [unknown, unknown];
    const age = clock.now() - Number(at);
    return room === actorId && age >= 0 && age <= REQUEST_MS;
  } catch {
    return false;
  }
}
