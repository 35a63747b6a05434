import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textFrame, writeFrames } from './wire.ts';

/** A socket that remembers in which pieces it was written to. */
class Recorder extends Duplex {
  readonly pieces: string[] = [];
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.pieces.push(chunk.toString('latin1'));
    done();
  }
  override _writev(chunks: readonly { readonly chunk: Buffer }[], done: () => void): void {
    this.pieces.push(Buffer.concat(chunks.map(({ chunk }) => chunk)).toString('latin1'));
    done();
  }
}

describe('frames to a connection', () => {
  const http = createServer();
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  afterAll(() => {
    server.close();
    http.close();
  });

  async function connect(): Promise<{
    readonly client: WebSocket;
    readonly socket: WebSocket;
    readonly wire: Duplex;
    readonly heard: string[];
  }> {
    const accepted = new Promise<{ readonly socket: WebSocket; readonly wire: Duplex }>(
      (resolve) => {
        http.once('upgrade', (request, wire, head) => {
          server.handleUpgrade(request, wire, head, (socket) => resolve({ socket, wire }));
        });
      },
    );
    const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
    const heard: string[] = [];
    client.on('message', (data) => heard.push((data as Buffer).toString()));
    client.on('pong', () => heard.push('pong'));
    const { socket, wire } = await accepted;
    await once(client, 'open');
    return { client, socket, wire, heard };
  }

  it('arrive as they were written, whatever their length', async () => {
    const { client, wire, heard } = await connect();
    const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) =>
      'x'.repeat(length),
    );
    texts.push('Grüße 👋', '{"a":1}');
    for (const text of texts) writeFrames(wire, textFrame(text));
    await expect.poll(() => heard.length).toBe(texts.length);
    expect(heard).toEqual(texts);
    client.terminate();
  });

  it('keep their order over many turns, also between those that the protocol writes itself', async () => {
    const { client, socket, wire, heard } = await connect();
    const expected: string[] = [];
    const say = (text: string): void => {
      expected.push(text);
      writeFrames(wire, textFrame(text));
    };
    for (let turn = 0; turn < 20; turn += 1) {
      for (let i = 0; i < turn; i += 1) say(`${turn}.${i}`);
      socket.pong();
      expected.push('pong');
      socket.send('by ws');
      expected.push('by ws');
      say(`${turn} end`);
      if (turn % 3 > 0) await nextTurn();
    }
    await expect.poll(() => heard.length).toBe(expected.length);
    expect(heard).toEqual(expected);
    client.terminate();
  });

  it('leave before a close that comes in the same turn', async () => {
    const { client, socket, wire, heard } = await connect();
    const texts = Array.from({ length: 50 }, (_, i) => String(i));
    for (const text of texts) writeFrames(wire, textFrame(text));
    const closed = once(client, 'close') as Promise<[number]>;
    socket.close(4001, 'end');
    expect((await closed)[0]).toBe(4001);
    expect(heard).toEqual(texts);
  });

  it('do no harm to a socket that is gone by the end of the turn', async () => {
    const { client, socket, wire } = await connect();
    writeFrames(wire, textFrame('one'));
    writeFrames(wire, textFrame('two'));
    socket.terminate();
    await once(client, 'close');
    await nextTurn();
    expect(wire.destroyed).toBe(true);
  });

  it('leave at once when alone, and in one piece when many come in a turn', async () => {
    const sockets = [new Recorder(), new Recorder()];
    const frames = Array.from({ length: 100 }, (_, i) => textFrame(String(i)));
    for (const frame of frames) for (const socket of sockets) writeFrames(socket, frame);
    for (const socket of sockets) expect(socket.pieces).toHaveLength(1);
    await nextTurn();
    for (const socket of sockets) {
      expect(socket.pieces).toHaveLength(2);
      expect(socket.pieces.join('')).toBe(Buffer.concat(frames).toString('latin1'));
    }
  });

  it('do not wait in heaps: a long replay leaves in pieces', () => {
    const socket = new Recorder();
    const frame = textFrame('x'.repeat(10_000));
    for (let i = 0; i < 200; i += 1) {
      writeFrames(socket, frame);
      expect(socket.writableLength).toBeLessThan(100_000);
    }
  });
});
