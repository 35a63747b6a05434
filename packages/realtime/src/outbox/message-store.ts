import type { KeyValueStorage, Logger } from '@vx/kernel';
import type { Message } from './message.ts';

/**
 * Keeps messages that carry a `clientId` until the server has answered for them, shared by the tabs
 * of a browser, so that neither a reload nor the end of a tab loses one. Two tabs that write at the
 * same instant may undo each other's change; then a message is sent once more, which its `clientId`
 * makes harmless, and every tab holds its own messages in memory besides.
 */
export interface MessageStore {
  load(): readonly Message[];
  add(message: Message): void;
  remove(id: string): void;
}

export function createMessageStore(
  storage: KeyValueStorage,
  logger: Logger,
  guestId: string | null,
): MessageStore {
  // What one guest wrote is never sent by another.
  const key = `outbox:${guestId ?? ''}`;

  const load = (): readonly Message[] => {
    try {
      const stored: unknown = JSON.parse(storage.get(key) ?? '[]');
      return Array.isArray(stored) ? (stored as readonly Message[]) : [];
    } catch {
      return [];
    }
  };

  const save = (messages: readonly Message[]): void => {
    if (messages.length === 0) storage.remove(key);
    else if (!storage.set(key, JSON.stringify(messages))) logger.warn('realtime.outbox-not-stored');
  };

  return {
    load,
    add(message) {
      const stored = load();
      if (!stored.some(({ id }) => id === message.id)) save([...stored, message]);
    },
    remove(id) {
      const stored = load();
      if (stored.some((message) => message.id === id))
        save(stored.filter((message) => message.id !== id));
    },
  };
}
