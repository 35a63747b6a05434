import type { KeyValueStorage } from '@vx/kernel';

/** Where a browser keeps which channel was open last. Ends with the log-out. */
export const LAST_SELECTED_KEY = 'lastChannel';

/** Remembers the channel that a guest opened; of visitors nothing. [RU-messenger-last-selected-stored] */
export function keepLastSelected(
  storage: KeyValueStorage,
  guestId: string | null,
  channelId: string,
): void {
  if (guestId !== null) storage.set(LAST_SELECTED_KEY, `${guestId} ${channelId}`);
}

/** The channel that this guest opened last in this browser; `null`: none. [RU-messenger-last-selected-stored] */
export function readLastSelected(storage: KeyValueStorage, guestId: string | null): string | null {
  const [owner, channelId] = (storage.get(LAST_SELECTED_KEY) ?? '').split(' ');
  return guestId !== null && owner === guestId && channelId ? channelId : null;
}
