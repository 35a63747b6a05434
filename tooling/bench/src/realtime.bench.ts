import { strictEqual } from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { FakeClock, FakeLogger, FakeRandom, FakeStorage } from '@vx/kernel/testing';
import { createRealtime, type SocketHandlers } from '@vx/realtime';
import { build } from 'esbuild';
import { printTable, race, report } from './harness.ts';

/** Every part that a page loads for its socket; peers as their readme imports them. */
const CLIENTS: readonly { readonly name: string; readonly code: string }[] = [
  { name: '@vx/realtime', code: `export { createRealtime } from '@vx/realtime'` },
  {
    name: '@vx/realtime, bound to the browser',
    code: `export { createBrowserRealtime } from '@vx/realtime/platform'`,
  },
  {
    name: 'reconnecting-websocket',
    code: `export { default } from 'reconnecting-websocket/dist/reconnecting-websocket.mjs'`,
  },
  { name: 'socket.io-client', code: `export { io } from 'socket.io-client'` },
];

/** Bytes after minifying and gzip. */
export async function clientSize(code: string): Promise<number> {
  const result = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
  });
  return gzipSync(result.outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}

async function sizes(): Promise<void> {
  const rows: { readonly name: string; readonly value: number }[] = [];
  for (const { name, code } of CLIENTS) rows.push({ name, value: await clientSize(code) });
  printTable({ title: 'Client size, minified, gzip', unit: 'B', rows });
}

const frame = (type: string, seq: number, payload: object): string =>
  JSON.stringify({ type, payload, stream: 'guest', seq, at: 1_790_000_000_000 });
const balance = (version: number): object => ({
  balance: version,
  balanceFormatted: String(version),
  isPayingCustomer: true,
  version,
});

/** A client that is online, and the way to hand it frames as its socket would. */
function onlineClient(): {
  readonly receive: (text: string) => void;
  readonly heard: () => number;
} {
  const clock = new FakeClock();
  const sockets: SocketHandlers[] = [];
  const client = createRealtime({
    openSocket: (handlers) => {
      sockets.push(handlers);
      return { send() {}, close() {} };
    },
    config: () => ({ language: 'en', accessToken: 'tag', bearer: 'secret', guestId: 'guest' }),
    page: () => ({ isMobile: false, isTvLivestream: false, isPaymentPending: false }),
    pageSignals: { isVisible: () => true, listen: () => ({ [Symbol.dispose]() {} }) },
    tabs: null,
    report() {},
    storage: new FakeStorage(),
    clock,
    scheduler: clock,
    random: new FakeRandom(),
    logger: new FakeLogger(),
  });
  let heard = 0;
  client.on('guestBalance', () => (heard += 1));
  client.start();
  const receive = (text: string): void => sockets[0]?.received(text);
  sockets[0]?.opened();
  const position = { epoch: 'e', seq: 0 };
  receive(
    frame('sessionAcknowledge', 0, {
      ttl: 3600,
      guestId: 'guest',
      positions: { guest: position, public: position },
      replayed: { guest: false, public: false },
    }),
  );
  return { receive, heard: () => heard };
}

/** One event from the text of its frame to its listener: in order, once, beside no guarantee at all. */
function dispatching(): void {
  const { receive, heard } = onlineClient();
  let seq = 0;
  let bare = 0;
  const listeners = new Map([['guestBalance', [() => (bare += 1)]]]);
  let count = 0;
  const subjects = [
    {
      name: '@vx/realtime',
      run: () => {
        seq += 1;
        receive(frame('guestBalance', seq, balance(seq)));
      },
    },
    {
      name: 'JSON.parse and a map of listeners',
      run: () => {
        count += 1;
        const { type } = JSON.parse(frame('guestBalance', count, balance(count))) as {
          type: string;
        };
        for (const listener of listeners.get(type) ?? []) listener();
      },
    },
  ];
  const figures = race(subjects);
  strictEqual(heard(), seq);
  strictEqual(bare, count);
  report('One event from its text to its listener (writing the text included)', figures);
}

export async function run(): Promise<void> {
  await sizes();
  dispatching();
}
