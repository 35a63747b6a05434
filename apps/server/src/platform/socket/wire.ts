import type { Duplex } from 'node:stream';

const finalText = 0x81;
/** So much may wait for the end of its turn; a long replay leaves in pieces of this size. */
const maxPieceBytes = 64 * 1024;

/** A text frame of a server (RFC 6455, 5.2), to be written to any number of sockets as it is. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafeSlow(head + length);
  frame[0] = finalText;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** Sockets that were written to since the event loop came round. */
const touched = new Map<Duplex, { corked: boolean }>();

function flush(): void {
  for (const [socket, { corked }] of touched) if (corked) socket.uncork();
  touched.clear();
}

/**
 * Writes a frame to a connection. The first of a turn leaves at once; what follows in the same turn
 * waits for its end and leaves in one piece. Order stays: all of it goes through the one socket, and
 * ending the socket sends what waits.
 */
export function writeFrames(socket: Duplex, frame: Buffer): void {
  const state = touched.get(socket);
  if (!state) {
    if (touched.size === 0) setImmediate(flush);
    touched.set(socket, { corked: false });
  } else if (!state.corked) {
    state.corked = true;
    socket.cork();
  }
  socket.write(frame);
  if (socket.writableLength > maxPieceBytes && touched.get(socket)?.corked) {
    socket.uncork();
    socket.cork();
  }
}
