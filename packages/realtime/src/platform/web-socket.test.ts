import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportSocket } from '../ports.ts';
import { TestRealtime } from '../testing/index.ts';
import { createWebSocketOpener } from './web-socket.ts';

/** The runtime's `WebSocket`, driven by hand. */
class FakeWebSocket extends EventTarget {
  static readonly CLOSING = 2;
  static readonly made: FakeWebSocket[] = [];
  static refuses = false;
  readonly sent: string[] = [];
  closedWith: readonly [number, string] | null = null;
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    if (FakeWebSocket.refuses) throw new SyntaxError('not an address of sockets');
    this.url = url;
    FakeWebSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1000, reason = ''): void {
    this.readyState = 2;
    this.closedWith = [code, reason];
  }
  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  receives(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  breaks(code: number, reason = ''): void {
    this.readyState = 3;
    // What a runtime does when a connection fails: the error first, without a code.
    if (code === 1006) this.dispatchEvent(new Event('error'));
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
}

const DAY_MS = 86_400_000;
const { made } = FakeWebSocket;
const last = (): FakeWebSocket => made.at(-1)!;
/** Lets promises and the timers that are due go on. */
const turn = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  made.length = 0;
  FakeWebSocket.refuses = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function createClient(openSocket = createWebSocketOpener(() => 'ws://server/socket')) {
  const heard: string[] = [];
  const open = (): TransportSocket =>
    openSocket({
      opened: () => heard.push('opened'),
      received: (text) => heard.push(text),
      closed: (code, reason) => heard.push(`closed ${code} ${reason}`),
    });
  return { heard, open };
}

async function openClient() {
  const client = createClient();
  const port = client.open();
  await turn();
  last().opens();
  return { ...client, port };
}

describe('the socket of one attempt', () => {
  it('carries texts both ways, and nothing else', async () => {
    const { heard, port } = await openClient();
    last().receives('{"type":"pong"}');
    last().receives(new ArrayBuffer(1));
    port.send('{"type":"ping"}');
    expect([heard, last().sent]).toEqual([['opened', '{"type":"pong"}'], ['{"type":"ping"}']]);
  });

  it.each([
    [1002, 'protocol error'],
    [1006, ''],
    [1008, 'too much'],
    [1012, 'restart'],
    [1013, 'too slow'],
    [4001, 'session ended'],
  ])(
    '[RU-socket-close-logged] tells close code %i as it is, before and after it opened',
    async (code, reason) => {
      const { heard, open } = await openClient();
      last().breaks(code, reason);
      open();
      await turn();
      last().breaks(code, reason);
      expect(heard).toEqual(['opened', `closed ${code} ${reason}`, `closed ${code} ${reason}`]);
    },
  );

  it('closes with the code and reason of whoever closes it, and tells nothing after that', async () => {
    const { heard, port } = await openClient();
    port.close(4000, 'Pong in Missing');
    last().receives('late');
    expect(last().closedWith).toEqual([4000, 'Pong in Missing']);
    last().breaks(4000, 'Pong in Missing');
    expect(heard).toEqual(['opened']);
  });

  it('keeps nothing that was sent before it opened', async () => {
    const { open } = createClient();
    const port = open();
    port.send('early');
    await turn();
    port.send('early');
    last().opens();
    port.send('in time');
    expect(last().sent).toEqual(['in time']);
  });

  it('reads the address for each attempt', async () => {
    let language = 'de';
    const { open } = createClient(createWebSocketOpener(() => `ws://server/${language}`));
    open();
    await turn();
    last().breaks(1006);
    language = 'en';
    open();
    await turn();
    expect(made.map(({ url }) => url)).toEqual(['ws://server/de', 'ws://server/en']);
  });

  it('that cannot be made is closed with 1006, and the next attempt is not held up by it', async () => {
    const { heard, open } = createClient();
    FakeWebSocket.refuses = true;
    open();
    await turn();
    expect(heard).toEqual(['closed 1006 not opened']);
    FakeWebSocket.refuses = false;
    open();
    await turn();
    last().opens();
    expect(heard).toEqual(['closed 1006 not opened', 'opened']);
  });

  it('of one client never reaches another that the opener serves', async () => {
    const opener = createWebSocketOpener(() => 'ws://server/socket');
    const [first, second] = [createClient(opener), createClient(opener)];
    const stale = first.open();
    await turn();
    last().breaks(1006);
    second.open();
    await turn();
    last().opens();
    stale.send('for nobody');
    stale.close(1000, '');
    expect([last().sent, last().closedWith, first.heard, second.heard]).toEqual([
      [],
      null,
      ['closed 1006 '],
      ['opened'],
    ]);
  });
});

describe('the timers of the library', () => {
  it('open no socket that nobody asked for', async () => {
    const { open } = await openClient();
    for (const code of [1006, 1012, 4001, 1000]) {
      const before = made.length;
      last().breaks(code);
      await vi.advanceTimersByTimeAsync(DAY_MS);
      expect(made).toHaveLength(before);
      open();
      await vi.advanceTimersByTimeAsync(DAY_MS);
      expect(made).toHaveLength(before + 1);
      last().opens();
    }
  });

  it('do not give up a socket that connects slowly: the deadline is the table’s', async () => {
    const { heard, open } = createClient();
    open();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect([made.length, last().closedWith, heard]).toEqual([1, null, []]);
  });

  it('are the table’s alone: a lost connection comes back after its 1000 ms, once', async () => {
    const world = new TestRealtime();
    const { realtime } = world.open({
      openSocket: createWebSocketOpener(() => 'ws://server/socket'),
    });
    await world.clock.advanceAsync(0);
    await turn();
    last().opens();
    last().breaks(1006);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    await world.clock.advanceAsync(999);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(made).toHaveLength(1);
    await world.clock.advanceAsync(1);
    await turn();
    expect(made).toHaveLength(2);
    last().opens();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect([made.length, realtime.getSnapshot().link.name]).toEqual([2, 'connecting']);
    realtime[Symbol.dispose]();
    await turn();
    expect([made.length, last().closedWith, vi.getTimerCount(), world.clock.pending]).toEqual([
      2,
      [1000, ''],
      0,
      0,
    ]);
  });
});

describe('the end', () => {
  it.each<[string, () => unknown, number, readonly string[]]>([
    ['before there is a socket', () => undefined, 0, []],
    ['while it connects', () => turn(), 1, []],
    ['when it is open', async () => (await turn(), last().opens()), 1, ['opened']],
  ])('%s leaves no timer and no socket', async (_when, reach, sockets, reports) => {
    const { open, heard } = createClient();
    const port = open();
    await reach();
    port.close(1000, '');
    if (sockets > 0) expect(vi.getTimerCount()).toBe(0);
    made[0]?.breaks(1006);
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect([made.length, vi.getTimerCount(), heard]).toEqual([sockets, 0, reports]);
    expect(made.every(({ closedWith }) => closedWith?.[0] === 1000)).toBe(true);
  });

  it('right after an attempt that a parked transport took opens nothing', async () => {
    const { open } = await openClient();
    last().breaks(1006);
    await turn();
    open().close(1000, '');
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect([made.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('between two attempts has nothing left to end', async () => {
    await openClient();
    last().breaks(1006);
    await turn();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is no end of the opener', async () => {
    const { open, port, heard } = await openClient();
    port.close(1000, '');
    open();
    await turn();
    last().opens();
    expect([made.length, heard]).toEqual([2, ['opened', 'opened']]);
  });
});
