import type { Caller } from '../platform/module.ts';
import type { Identify } from '../platform/http/identify.ts';
import type { GrantRights, MediaGrant } from '../modules/media/index.ts';

/** Rights as a test sets them: what is taken out of a map has ended. */
export interface HeldRights extends GrantRights {
  readonly open: {
    readonly sessions: Map<string, { guestId: string; hasAvs: boolean; isVip: boolean }>;
    readonly chats: Map<
      string,
      { guestId: string; actorId: number; from: number; served: boolean }
    >;
    readonly previews: Map<string, { from: number }>;
    readonly videos: Map<string, 'full' | 'clip'>;
  };
  /** How often something was read. */
  reads(): number;
  /** Says that a session ended. */
  endSession(id: string): void;
}

export function createHeldRights(): HeldRights {
  let reads = 0;
  const listeners: ((sessionId: string) => void)[] = [];
  const open: HeldRights['open'] = {
    sessions: new Map([['s1', { guestId: 'g1', hasAvs: false, isVip: false }]]),
    chats: new Map([['c1', { guestId: 'g1', actorId: 1001, from: 0, served: true }]]),
    previews: new Map([['p1', { from: 0 }]]),
    videos: new Map([
      ['2001', 'clip'],
      ['2001:g1', 'full'],
    ]),
  };
  const among = <Value>(all: ReadonlyMap<string, Value>, keys: readonly string[]) => {
    reads += 1;
    return Promise.resolve(new Map([...all].filter(([key]) => keys.includes(key))));
  };
  return {
    open,
    reads: () => reads,
    endSession: (id) => listeners.forEach((listener) => listener(id)),
    sessions: (ids) => among(open.sessions, ids),
    chats: (ids) => among(open.chats, ids),
    chatServed(id) {
      const chat = open.chats.get(id);
      if (chat) open.chats.set(id, { ...chat, served: true });
      return Promise.resolve();
    },
    previews: (ids) => among(open.previews, ids),
    videos: async (keys) =>
      new Map([...(await among(open.videos, keys))].map(([key, access]) => [key, () => access])),
    onSessionEnded: (listener) => void listeners.push(listener),
  };
}

/** The guest that the grants of a test are for, in session `s1`. */
export const holder: MediaGrant['holder'] = { guest: 'g1', session: 's1', address: null };

/** Says of every request who asks: by default the holder. */
export function createAsking(): { caller: Partial<Caller>; readonly identify: Identify } {
  const asking = {
    caller: {} as Partial<Caller>,
    identify: (() =>
      Promise.resolve({
        session: null,
        via: 'cookie',
        stale: false,
        caller: {
          guestId: 'g1',
          sessionId: 's1',
          language: 'en',
          ip: '127.0.0.1',
          userAgent: 'test',
          country: null,
          deviceId: null,
          requestId: 'r1',
          ...asking.caller,
        },
      })) as Identify,
  };
  return asking;
}
