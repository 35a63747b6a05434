/** A server that broadcasts, in a process of its own: ours, plain `ws`, or Socket.IO. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Server as SocketIo } from 'socket.io';
import { WebSocketServer } from 'ws';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { startServer } from '../../../apps/server/src/platform/server.ts';
import { composeProduct } from '../../../apps/server/src/product.ts';
import {
  eventName,
  eventPayload,
  frameAt,
  sharedNow,
  type Kind,
  type ServerMemory,
  type ServerOrder,
} from './fanout.frames.ts';
import { answerOrders } from './processes.ts';

interface Broadcaster {
  readonly port: number;
  broadcast(seq: number): void | Promise<void>;
  close(): Promise<void>;
}

/** The whole product; only the order to broadcast comes from here instead of a performer's change. */
async function startOurs(): Promise<Broadcaster> {
  const { platform, address, close } = await startServer({
    config: readConfig({ ...process.env, PORT: '0', VX_ROLES: 'api,realtime', VX_SEED: 'off' }),
    compose: composeProduct,
  });
  return {
    port: Number(new URL(address).port),
    broadcast: () => platform.broadcast.publish(eventName, eventPayload),
    close,
  };
}

async function startWs(): Promise<Broadcaster> {
  const http = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    port: (http.address() as AddressInfo).port,
    broadcast(seq) {
      const text = JSON.stringify(frameAt(seq));
      for (const client of server.clients) client.send(text);
    },
    close: () => new Promise((resolve) => http.close(() => resolve())),
  };
}

async function startSocketIo(): Promise<Broadcaster> {
  const http = createServer();
  const server = new SocketIo(http, { transports: ['websocket'], perMessageDeflate: false });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    port: (http.address() as AddressInfo).port,
    broadcast: (seq) => void server.emit(eventName, frameAt(seq)),
    close: () => server.close(),
  };
}

const starters: Readonly<Record<Kind, () => Promise<Broadcaster>>> = {
  ours: startOurs,
  ws: startWs,
  'socket.io': startSocketIo,
};

let running: Broadcaster | null = null;
let seq = 0;

answerOrders(async (given: ServerOrder): Promise<unknown> => {
  if (given.order === 'start') {
    running = await starters[process.argv[2] as Kind]();
    return running.port;
  }
  if (given.order === 'memory') {
    // What nobody holds any more is not what a connection costs.
    for (let turn = 0; turn < 3; turn += 1) {
      globalThis.gc?.();
      await sleep(50);
    }
    const { rss, heapUsed, external } = process.memoryUsage();
    return { resident: rss, used: heapUsed + external } satisfies ServerMemory;
  }
  const times: number[] = [];
  for (let i = 0; i < given.count; i += 1) {
    // Each has a turn of its own, as when they come over the bus, or all have one.
    if (given.everyMs !== null) await (given.everyMs > 0 ? sleep(given.everyMs) : nextTurn());
    seq += 1;
    times.push(sharedNow());
    await running?.broadcast(seq);
  }
  return times;
});

process.on('SIGTERM', () => {
  void Promise.resolve(running?.close()).finally(() => process.exit(0));
});
