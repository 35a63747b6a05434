import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { workerScript } from './worker-script.ts';

/** The script in a world of its own, as a browser runs it. */
function start() {
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[][] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://site.test' },
    registration: {
      showNotification: async (...given: unknown[]) => void shown.push(given),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => [],
      openWindow: async (place: string) => void opened.push(place),
    },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) =>
      void listeners.set(name, listener),
  };
  runInContext(workerScript, createContext({ self, URL, Promise }));
  const send = async (name: string, event: object): Promise<void> => {
    let waited: unknown = null;
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => void (waited = work) });
    await waited;
  };
  return { listeners, shown, opened, send };
}

describe('the service worker', () => {
  it('[EN-webPushWorkers] shows what is pushed, one of a tag', async () => {
    const { shown, send } = start();
    const message = { title: 'Something new', body: 'Tap to look.', tag: 'news', path: '/en/' };
    await send('push', { data: { json: () => message } });
    expect(shown).toEqual([
      ['Something new', { body: 'Tap to look.', tag: 'news', data: { path: '/en/' } }],
    ]);
  });

  it('shows something for a message that it cannot read, as browsers ask', async () => {
    const { shown, send } = start();
    await send('push', { data: null });
    expect(shown).toHaveLength(1);
  });

  it.each([
    ['/en/amateur/mira/', 'https://site.test/en/amateur/mira/'],
    ['https://evil.test/', 'https://site.test/'],
    ['//evil.test/', 'https://site.test/'],
    [7, 'https://site.test/'],
  ])('a press on %s opens %s', async (path, place) => {
    const { opened, send } = start();
    await send('notificationclick', { notification: { close: () => undefined, data: { path } } });
    expect(opened).toEqual([place]);
  });

  it('has nothing between a page and the network', () => {
    expect([...start().listeners.keys()]).not.toContain('fetch');
  });
});
