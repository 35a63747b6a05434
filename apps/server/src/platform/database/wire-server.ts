import { createServer, type Server, type Socket } from 'node:net';
import { reservedName } from './reserved-name.ts';

const parse = 'P'.charCodeAt(0);
const parseComplete = Buffer.from('1\u0000\u0000\u0000\u0004', 'latin1');

/** Runs protocol messages on the one database session and answers what it replies. */
export type Execute = (messages: Uint8Array) => Promise<Uint8Array>;

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;
/** Frontend messages after which the backend answers ReadyForQuery: Sync, Query, FunctionCall. */
const closers = new Set(['S', 'Q', 'F'].map((letter) => letter.charCodeAt(0)));
const terminate = 'X'.charCodeAt(0);
const readyForQuery = 'Z'.charCodeAt(0);
const idle = 'I'.charCodeAt(0);
const reservedMark = Buffer.from(`application_name\0${reservedName}\0`);
const rollback = Buffer.from('Q\u0000\u0000\u0000\u000dROLLBACK\u0000', 'latin1');

interface Turn {
  readonly client: Client;
  readonly messages: readonly Buffer[];
  /** A turn without an answer: the client is gone. */
  readonly silent: boolean;
}

interface Client {
  readonly socket: Socket;
  started: boolean;
  /** Its turns come before those of the others. */
  reserved: boolean;
  /** Bytes that do not make a whole message yet. */
  pending: Buffer;
  /** Messages up to the next closer: they go to the database as one piece. */
  batch: Buffer[];
}

/**
 * Lets many PostgreSQL clients share the one session of an embedded database. The messages of a
 * query go in one piece, so that queries never mix; while a client has a transaction open, only
 * its queries run and the others wait; then reserved clients come first. A statement with a name is
 * parsed once for all clients, who give the same text the same name. `SET` would be shared by all of
 * them, too: nobody uses it.
 */
export class WireServer {
  readonly #execute: Execute;
  readonly #server: Server;
  readonly #clients = new Set<Client>();
  /** Messages that named a statement, by that name. */
  readonly #parsed = new Map<string, Buffer>();
  #queue: Turn[] = [];
  #owner: Client | null = null;
  #running: Promise<void> | null = null;
  #fatal: ((error: unknown) => void) | null;

  constructor(execute: Execute, options: { readonly onFatal: (error: unknown) => void }) {
    this.#execute = execute;
    this.#fatal = options.onFatal;
    this.#server = createServer((socket) => this.#welcome(socket));
  }

  /** @returns the loopback port, or `null` on a socket path */
  listen(path: string | null): Promise<number | null> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      const done = (): void => {
        const address = this.#server.address();
        resolve(address !== null && typeof address === 'object' ? address.port : null);
      };
      if (path === null) this.#server.listen(0, '127.0.0.1', done);
      else this.#server.listen(path, done);
    });
  }

  async close(): Promise<void> {
    this.#fatal = null;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const { socket } of this.#clients) socket.destroy();
    await closed;
    await this.#running;
  }

  #welcome(socket: Socket): void {
    const client: Client = {
      socket,
      started: false,
      reserved: false,
      pending: Buffer.alloc(0),
      batch: [],
    };
    this.#clients.add(client);
    socket.setNoDelay(true);
    socket.on('data', (data) => this.#receive(client, data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#farewell(client));
  }

  #receive(client: Client, data: Buffer): void {
    client.pending = client.pending.length === 0 ? data : Buffer.concat([client.pending, data]);
    for (let message = takeMessage(client); message; message = takeMessage(client)) {
      if (!client.started) this.#greet(client, message);
      else if (message[0] === terminate) client.socket.end();
      else {
        client.batch.push(message);
        if (!closers.has(message[0] ?? 0)) continue;
        this.#enqueue({ client, messages: client.batch, silent: false });
        client.batch = [];
      }
    }
  }

  /** Before its start-up message a client may ask for encryption, which a local socket does without. */
  #greet(client: Client, message: Buffer): void {
    const code = message.readInt32BE(4);
    if (code === sslRequest || code === gssRequest) client.socket.write('N');
    else if (code === cancelRequest) client.socket.destroy();
    else {
      client.started = true;
      client.reserved = message.includes(reservedMark);
      this.#enqueue({ client, messages: [message], silent: false });
    }
  }

  /** A transaction whose client is gone is rolled back. */
  #farewell(client: Client): void {
    this.#clients.delete(client);
    this.#queue = this.#queue.filter((turn) => turn.client !== client);
    if (this.#owner === client) this.#enqueue({ client, messages: [rollback], silent: true });
  }

  #enqueue(turn: Turn): void {
    this.#queue.push(turn);
    this.#running ??= this.#run()
      .catch((error: unknown) => this.#fatal?.(error))
      .finally(() => {
        this.#running = null;
      });
  }

  async #run(): Promise<void> {
    for (let turn = this.#next(); turn; turn = this.#next()) {
      const reply = await this.#answer(turn.messages);
      if (!turn.silent && turn.client.socket.writable) turn.client.socket.write(reply);
      this.#owner = isIdle(reply) ? null : turn.client;
      // The client left while its query ran.
      if (this.#owner && !turn.silent && !this.#clients.has(turn.client)) {
        this.#queue.unshift({ client: turn.client, messages: [rollback], silent: true });
      }
    }
  }

  /** Leaves out the parsing of a statement that the session has, and answers for it. */
  async #answer(messages: readonly Buffer[]): Promise<Uint8Array> {
    const [first] = messages;
    const name = first ? nameOfParse(first) : null;
    if (!first || name === null) return await this.#execute(Buffer.concat(messages));
    if (this.#parsed.get(name)?.equals(first)) {
      const reply = await this.#execute(Buffer.concat(messages.slice(1)));
      return Buffer.concat([parseComplete, reply]);
    }
    const reply = await this.#execute(Buffer.concat(messages));
    if (reply[0] === parseComplete[0]) this.#parsed.set(name, Buffer.from(first));
    return reply;
  }

  #next(): Turn | null {
    const owner = this.#owner;
    const index = owner
      ? this.#queue.findIndex((turn) => turn.client === owner)
      : Math.max(
          0,
          this.#queue.findIndex((turn) => turn.client.reserved),
        );
    return this.#queue.splice(index, index < 0 ? 0 : 1)[0] ?? null;
  }
}

/** Cuts the next whole message off the pending bytes. Start-up messages carry no type. */
function takeMessage(client: Client): Buffer | null {
  const { pending } = client;
  const head = client.started ? 1 : 0;
  if (pending.length < head + 4) return null;
  const length = head + pending.readInt32BE(head);
  if (length < head + 4) {
    client.socket.destroy();
    return null;
  }
  if (pending.length < length) return null;
  client.pending = pending.subarray(length);
  return pending.subarray(0, length);
}

/** The name that a message gives to a statement; `null`: it names none. */
function nameOfParse(message: Buffer): string | null {
  if (message[0] !== parse) return null;
  const name = message.toString('utf8', 5, message.indexOf(0, 5));
  return name === '' ? null : name;
}

/** Whether the reply ends with ReadyForQuery outside a transaction. */
function isIdle(reply: Uint8Array): boolean {
  const at = reply.length - 6;
  return at < 0 || reply[at] !== readyForQuery || reply[at + 5] === idle;
}
