import { fork, type ChildProcess } from 'node:child_process';
import { OperationError } from './errors.ts';
import { allocator } from './process-memory.ts';

/** After which an order that could not be done is worth another try: a machine that is out of breath needs some. */
const RETRY_SECONDS = 5;

/** Work in a process of its own. */
export interface WorkerProcess<Order, Answer> {
  /**
   * Has an order answered.
   * @throws OperationError UNAVAILABLE with `retryAfter` in seconds, when the process ended twice meanwhile
   * @throws Error what the work threw, as a text; or that it was closed
   */
  ask(order: Order): Promise<Answer>;
  /** Ends the process for good: what is under way fails. */
  close(): void;
}

export interface WorkerProcessOptions {
  /** How long the process waits for another order before it ends, in ms. */
  readonly idleMs: number;
  /** An order that takes longer hangs, in ms. */
  readonly limitMs: number;
  /** Starts the process. */
  readonly start: () => ChildProcess;
}

interface Sent<Order> {
  readonly id: number;
  readonly order: Order;
}
type Returned<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string };

/** A process that runs, and what is expected of it. */
interface Running<Order, Answer> {
  readonly hasEnded: boolean;
  readonly isBusy: boolean;
  ask(order: Order): Promise<Answer>;
  end(): void;
}

class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

/**
 * Settings by which the server gives memory back at once (`process-memory.ts`). Work that takes the same
 * pieces again and again would take several times as long with them.
 */
const ofTheServer = new Set(Object.keys(allocator));

/** Starts a file in a process with the usual settings of its memory. */
export function forkWorker(file: URL): ChildProcess {
  const env = Object.entries(process.env).filter(([name]) => !ofTheServer.has(name));
  return fork(file, [], {
    env: Object.fromEntries(env),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The other side of it: answers orders, several at a time, until the server is gone. */
export function answerOrders<Order>(answer: (order: Order) => Promise<unknown>): void {
  const give = (returned: Returned<unknown>): void => void process.send?.(returned);
  process.on('message', (message) => {
    const { id, order } = message as Sent<Order>;
    answer(order).then(
      (given) => give({ id, answer: given }),
      (error: unknown) => give({ id, error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}

function run<Order, Answer>(child: ChildProcess, limitMs: number): Running<Order, Answer> {
  const expected = new Map<number, PromiseWithResolvers<Answer>>();
  let hasEnded = false;
  let lastId = 0;
  const rejectAll = (): void => {
    hasEnded = true;
    for (const { reject } of expected.values())
      reject(new ProcessEnded('The process that works on it ended.'));
  };
  child.once('error', rejectAll).once('exit', rejectAll);
  child.on('message', (message) => {
    const returned = message as Returned<Answer>;
    const waiting = expected.get(returned.id);
    if ('error' in returned) waiting?.reject(new Error(returned.error));
    else waiting?.resolve(returned.answer);
  });
  // It keeps no server running.
  child.unref();
  child.channel?.unref();
  return {
    get hasEnded() {
      return hasEnded;
    },
    get isBusy() {
      return expected.size > 0;
    },
    async ask(order) {
      const id = ++lastId;
      const waiting = Promise.withResolvers<Answer>();
      expected.set(id, waiting);
      const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
      child.send({ id, order } satisfies Sent<Order>, (error) => error && rejectAll());
      try {
        return await waiting.promise;
      } finally {
        clearTimeout(limit);
        expected.delete(id);
      }
    },
    end() {
      hasEnded = true;
      if (child.connected) child.disconnect();
    },
  };
}

/**
 * Has work done by a process of its own, which starts with the first order and ends when there are no
 * more: nothing waits behind the work, and the server keeps nothing of the memory that it takes.
 */
export function createWorkerProcess<Order extends object, Answer>(
  options: WorkerProcessOptions,
): WorkerProcess<Order, Answer> {
  const { idleMs, limitMs, start } = options;
  let current: Running<Order, Answer> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const end = (): void => {
    clearTimeout(idle);
    current?.end();
    current = null;
  };
  const attempt = async (order: Order): Promise<Answer> => {
    clearTimeout(idle);
    if (current === null || current.hasEnded) current = run(start(), limitMs);
    const used = current;
    try {
      return await used.ask(order);
    } finally {
      if (current === used && !used.isBusy) {
        clearTimeout(idle);
        idle = setTimeout(end, idleMs).unref();
      }
    }
  };
  return {
    async ask(order) {
      try {
        return await attempt(order);
      } catch (error) {
        // Killed, or cut because another order hung. Twice is no accident.
        if (isClosed || !(error instanceof ProcessEnded)) throw error;
      }
      try {
        return await attempt(order);
      } catch (error) {
        if (isClosed || !(error instanceof ProcessEnded)) throw error;
        throw new OperationError('UNAVAILABLE', { retryAfter: RETRY_SECONDS }, { cause: error });
      }
    },
    close() {
      isClosed = true;
      end();
    },
  };
}
