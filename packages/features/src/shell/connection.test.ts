import { createTestRestClient } from '@vx/api-client/testing';
import type { PageGuest } from '@vx/contract';
import { expect, it, vi } from 'vitest';
import { createDeferredSocket } from '../app/socket-port.ts';
import { createConnection, FIRST_PATIENCE_MS, PATIENCE_MS } from './connection.ts';

function setUp({ loggedIn = true } = {}) {
  const { rest, api, clock } = createTestRestClient();
  api.on('POST /logger/browserOnline', () => null);
  const socket = createDeferredSocket();
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const guest = { getSnapshot: () => ({ guest: { loggedIn } as PageGuest }), refresh };
  let online = true;
  const listeners = new Set<() => void>();
  const connection = createConnection(
    { rest, socket, scheduler: clock, guest: guest as never },
    {
      isOnline: () => online,
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  );
  const goes = (state: boolean): void => {
    online = state;
    for (const listener of listeners) listener();
  };
  return { api, clock, socket, connection, goes, listeners, refresh };
}

it('[RU-shell-online-offline#1][RU-shell-online-offline#2][RE-loggerBrowserOnline] says and reports when the browser goes off line and comes back', async () => {
  const { api, connection, goes } = setUp();
  expect(connection.getSnapshot()).toBeNull();
  goes(false);
  expect(connection.getSnapshot()).toBe('offline');
  goes(true);
  expect(connection.getSnapshot()).toBeNull();
  await vi.waitFor(() => expect(api.callsOf('POST /logger/browserOnline')).toHaveLength(2));
  expect(api.callsOf('POST /logger/browserOnline').map(({ body }) => body)).toEqual([
    { status: 'offline' },
    { status: 'online' },
  ]);
  expect(api.violations).toEqual([]);
});

it('says that it connects again only when the line stays away', () => {
  const { clock, socket, connection } = setUp();
  socket.setLine('online');
  socket.setLine('offline');
  clock.advance(PATIENCE_MS - 1);
  expect(connection.getSnapshot()).toBeNull();
  clock.advance(1);
  expect(connection.getSnapshot()).toBe('reconnecting');
  socket.setLine('online');
  expect(connection.getSnapshot()).toBeNull();
  expect(clock.pending).toBe(0);
});

it('waits longer for a line that has not stood yet', () => {
  const { clock, socket, connection } = setUp();
  socket.setLine('offline');
  clock.advance(FIRST_PATIENCE_MS - 1);
  expect(connection.getSnapshot()).toBeNull();
  clock.advance(1);
  expect(connection.getSnapshot()).toBe('reconnecting');
});

it('tells a guest whose session ended, and nobody else', () => {
  const guest = setUp();
  guest.socket.receive('sessionExpired', { reason: 'loggedOut' });
  expect(guest.connection.getSnapshot()).toBe('signedOut');
  const visitor = setUp({ loggedIn: false });
  visitor.socket.receive('sessionExpired', { reason: 'expired' });
  expect(visitor.connection.getSnapshot()).toBeNull();
});

it('reads the guest again when the address was confirmed, and ends with its owner', () => {
  const { socket, connection, refresh, listeners, clock } = setUp();
  socket.receive('guestEmailVerified', { email: 'a@b.test' });
  expect(refresh).toHaveBeenCalledTimes(1);
  socket.setLine('offline');
  connection[Symbol.dispose]();
  expect(listeners.size).toBe(0);
  expect(clock.pending).toBe(0);
});
