/**
 * Many clients in one process. They speak each protocol on a bare socket and read no more than they
 * must, so that the servers are what is measured.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { WebSocket } from 'ws';
import {
  eventName,
  eventPayload,
  sharedNow,
  type Arrivals,
  type ClientOrder,
  type Kind,
} from './fanout.frames.ts';
import { answerOrders } from './processes.ts';

/** One of so many writes down when each frame came, and looks into it. */
const SAMPLED = 20;

interface Protocol {
  readonly path: string;
  /** Greets when the server said this, and is in when it said that. */
  readonly greet: (socket: WebSocket, opened: boolean, text: string) => void;
  readonly isIn: (text: string) => boolean;
  /** The broadcast in a frame, or `null` when it is another one. */
  readonly read: (text: string) => unknown;
}

interface Frame {
  readonly type: string;
  readonly payload: unknown;
}

const readPlain = (text: string): unknown => {
  const frame = JSON.parse(text) as Frame;
  return frame.type === eventName ? frame : null;
};

const protocols: Readonly<Record<Kind, Protocol>> = {
  ours: {
    path: '/socket',
    greet(socket, opened) {
      if (!opened) return;
      const payload = { language: 'en' };
      socket.send(
        JSON.stringify({ type: 'sessionRequest', accessToken: '', guestId: null, payload }),
      );
    },
    isIn: (text) => text.includes('sessionAcknowledge'),
    read: readPlain,
  },
  ws: { path: '/', greet() {}, isIn: () => true, read: readPlain },
  'socket.io': {
    path: '/socket.io/?EIO=4&transport=websocket',
    greet(socket, _opened, text) {
      if (text.startsWith('0{')) socket.send('40');
    },
    isIn: (text) => text.startsWith('40'),
    read(text) {
      if (!text.startsWith('42')) return null;
      const [name, frame] = JSON.parse(text.slice(2)) as [string, Frame];
      return name === eventName ? frame : null;
    },
  },
};

interface Group {
  readonly sockets: WebSocket[];
  /** Frames that are still to come. */
  missing: number;
  last: number;
  seen: number[][];
  whole: PromiseWithResolvers<void>;
}

const groups = new Map<Kind, Group>();

const newGroup = (): Group => ({
  sockets: [],
  missing: 0,
  last: 0,
  seen: [],
  whole: Promise.withResolvers(),
});

/** Adds clients to those that are there. */
async function connect(kind: Kind, port: number, count: number): Promise<void> {
  const group = groups.get(kind) ?? newGroup();
  groups.set(kind, group);
  const known = group.sockets.length;
  const batch = 50;
  for (let from = 0; from < count; from += batch) {
    const some = Array.from({ length: Math.min(batch, count - from) }, (_, i) =>
      openClient(kind, port, group, known + from + i),
    );
    await Promise.all(some);
  }
}

function openClient(kind: Kind, port: number, group: Group, index: number): Promise<void> {
  const { path, greet, isIn, read } = protocols[kind];
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });
  group.sockets.push(socket);
  const isSampled = index % SAMPLED === 0;
  return new Promise((resolve, reject) => {
    let entered = false;
    const enter = (): void => {
      entered = true;
      resolve();
    };
    const receive = (data: Buffer): void => {
      if (!entered) {
        const text = data.toString('utf8');
        greet(socket, false, text);
        if (isIn(text)) enter();
        return;
      }
      // Engine.IO asks for a sign of life by a single "2".
      if (data.length === 1) return socket.send('3');
      if (isSampled) {
        const frame = read(data.toString('utf8')) as Frame | null;
        if (frame === null) return;
        deepStrictEqual(frame.payload, eventPayload);
        (group.seen[index / SAMPLED] ??= []).push(sharedNow());
      }
      group.missing -= 1;
      if (group.missing > 0) return;
      group.last = sharedNow();
      group.whole.resolve();
    };
    socket.on('open', () => {
      greet(socket, true, '');
      if (kind === 'ws') enter();
    });
    socket.on('message', (data) => receive(data as Buffer));
    socket.on('error', reject);
    socket.on('close', (code) => {
      if (group.missing > 0) group.whole.reject(new Error(`A client was closed with ${code}.`));
    });
  });
}

async function disconnect(group: Group): Promise<void> {
  group.missing = 0;
  await Promise.all(
    group.sockets.splice(0).map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('close', () => resolve());
          socket.terminate();
        }),
    ),
  );
}

answerOrders(async (given: ClientOrder): Promise<unknown> => {
  if (given.order === 'connect') return connect(given.kind, given.port, given.count);
  const group = groups.get(given.kind);
  if (!group) throw new Error(`No clients of ${given.kind}.`);
  if (given.order === 'disconnect') return disconnect(group);
  if (given.order === 'expect') {
    group.missing = given.perClient * group.sockets.length;
    group.seen = [];
    group.whole = Promise.withResolvers();
    return null;
  }
  await group.whole.promise;
  return { last: group.last, seen: group.seen } satisfies Arrivals;
});
