/**
 * Messages between nodes, in order per sender as long as nothing breaks. While the way is broken they
 * go through the database: late, and some twice, so a message says what is, not what is to be added.
 */
export interface Bus {
  /**
   * Resolves when the message is on its way.
   * @param options.kept a node that hears nothing at the moment gets it later all the same; others may
   * hear it twice
   */
  publish(channel: string, message: string, options?: { readonly kept?: boolean }): Promise<void>;
  /** Resolves when the subscription is in force. */
  subscribe(channel: string, listener: (message: string) => void): Promise<AsyncDisposable>;
  /** Whether messages reach the other nodes now. */
  isHealthy(): boolean;
  close(): Promise<void>;
}

/** Subscriptions of one node, counted per channel. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<(message: string) => void>>();

  /** Answers whether it is the channel's first listener. */
  add(channel: string, listener: (message: string) => void): boolean {
    const set = this.#byChannel.get(channel);
    if (set) {
      set.add(listener);
      return false;
    }
    this.#byChannel.set(channel, new Set([listener]));
    return true;
  }

  /** Answers whether the channel has no listener left. */
  remove(channel: string, listener: (message: string) => void): boolean {
    const set = this.#byChannel.get(channel);
    if (!set?.delete(listener) || set.size > 0) return false;
    this.#byChannel.delete(channel);
    return true;
  }

  deliver(channel: string, message: string): void {
    for (const listener of this.#byChannel.get(channel) ?? []) listener(message);
  }
}
