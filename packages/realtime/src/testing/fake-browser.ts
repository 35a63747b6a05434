import type { Scheduler } from '@vx/kernel';
import type { OpenSocket, PageSignal, PageSignals, TabPorts } from '../ports.ts';

interface Request {
  readonly tab: FakeTab;
  readonly held: () => void;
  readonly lost: () => void;
}

/** One browser: its tabs share locks and channels. Everything arrives a moment later, never at once. */
export class FakeBrowser {
  readonly #clock: Scheduler;
  readonly #locks = new Map<string, { holder: Request | null; readonly queue: Request[] }>();
  readonly #channels = new Map<
    string,
    Set<{ readonly tab: FakeTab; readonly received: (message: unknown) => void }>
  >();

  constructor(clock: Scheduler) {
    this.#clock = clock;
  }

  openTab(): FakeTab {
    return new FakeTab(this.#clock, (tab) => ({
      locks: {
        request: (name, steal, handlers) => this.#request(name, steal, { tab, ...handlers }),
      },
      openChannel: (name, received) => this.#openChannel(name, { tab, received }),
    }));
  }

  /** The system gives back what a closed tab held. */
  closeTab(tab: FakeTab): void {
    tab.close();
    for (const [name, lock] of this.#locks) {
      lock.queue.splice(
        0,
        lock.queue.length,
        ...lock.queue.filter((request) => request.tab !== tab),
      );
      if (lock.holder?.tab === tab) this.#grantNext(name);
    }
    for (const members of this.#channels.values()) {
      for (const member of members) if (member.tab === tab) members.delete(member);
    }
  }

  #request(name: string, steal: boolean, request: Request): Disposable {
    const lock = this.#locks.get(name) ?? { holder: null, queue: [] };
    this.#locks.set(name, lock);
    if (steal && lock.holder) {
      const robbed = lock.holder;
      lock.holder = null;
      robbed.tab.later(robbed.lost);
    }
    if (steal) lock.queue.unshift(request);
    else lock.queue.push(request);
    if (!lock.holder) this.#grantNext(name);
    return {
      [Symbol.dispose]: () => {
        const at = lock.queue.indexOf(request);
        if (at >= 0) lock.queue.splice(at, 1);
        if (lock.holder === request) this.#grantNext(name);
      },
    };
  }

  #grantNext(name: string): void {
    const lock = this.#locks.get(name);
    if (!lock) return;
    const next = lock.queue.shift() ?? null;
    lock.holder = next;
    next?.tab.later(() => lock.holder === next && next.held());
  }

  #openChannel(
    name: string,
    member: { readonly tab: FakeTab; readonly received: (message: unknown) => void },
  ) {
    const members = this.#channels.get(name) ?? new Set();
    this.#channels.set(name, members);
    members.add(member);
    return {
      post: (message: unknown) => {
        const copy = structuredClone(message);
        for (const other of members) {
          if (other !== member) other.tab.later(() => members.has(other) && other.received(copy));
        }
      },
      [Symbol.dispose]: () => void members.delete(member),
    };
  }
}

/** One tab. Frozen, it does nothing; what reaches it then waits. Closed, it never does anything again. */
export class FakeTab {
  readonly tabs: TabPorts;
  isVisible = true;
  readonly #clock: Scheduler;
  readonly #listeners = new Set<(signal: PageSignal) => void>();
  #frozen: (() => void)[] | null = null;
  #closed = false;

  constructor(clock: Scheduler, ports: (tab: FakeTab) => TabPorts) {
    this.#clock = clock;
    this.tabs = ports(this);
  }

  /** Timers of this tab. */
  readonly scheduler: Scheduler = {
    after: (delayMs, task) => {
      let ended = false;
      const timer = this.#clock.after(delayMs, () => this.#run(() => ended || task()));
      return {
        [Symbol.dispose]: () => {
          ended = true;
          timer[Symbol.dispose]();
        },
      };
    },
  };

  readonly pageSignals: PageSignals = {
    isVisible: () => this.isVisible,
    listen: (listener) => {
      this.#listeners.add(listener);
      return { [Symbol.dispose]: () => void this.#listeners.delete(listener) };
    },
  };

  signal(signal: PageSignal): void {
    for (const listener of this.#listeners) listener(signal);
  }

  later(task: () => void): void {
    this.#clock.after(0, () => this.#run(task));
  }

  /** A socket whose events wait while the tab is frozen; it breaks when the tab is closed. */
  socketOf(openSocket: OpenSocket): OpenSocket {
    return (handlers) => {
      const port = openSocket({
        opened: () => this.#run(handlers.opened),
        received: (text) => this.#run(() => handlers.received(text)),
        closed: (code, reason) => this.#run(() => handlers.closed(code, reason)),
      });
      this.#onClose.push(() => port.close(1001, ''));
      return port;
    };
  }
  readonly #onClose: (() => void)[] = [];

  /** Hangs without a word, unlike a tab that is told before it is frozen (`signal('suspend')`). */
  freeze(): void {
    this.#frozen ??= [];
  }

  thaw(): void {
    const waiting = this.#frozen ?? [];
    this.#frozen = null;
    for (const task of waiting) this.#run(task);
  }

  close(): void {
    this.#closed = true;
    for (const end of this.#onClose) end();
  }

  #run(task: () => void): void {
    if (this.#closed) return;
    if (this.#frozen) this.#frozen.push(task);
    else task();
  }
}
