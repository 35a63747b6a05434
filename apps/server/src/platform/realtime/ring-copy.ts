import type { Position, StoredEvent } from './guest-events.ts';

export const ringSize = 1024;

export interface PublicEvent extends StoredEvent {
  readonly epoch: string;
}

/** A node's copy of the ring. */
export class RingCopy {
  #epoch: string;
  #seq = 0;
  #events: PublicEvent[] = [];
  readonly #listeners = new Set<(event: PublicEvent | null) => void>();

  constructor(epoch: string) {
    this.#epoch = epoch;
  }

  get position(): Position {
    return { epoch: this.#epoch, seq: this.#seq };
  }

  /** Takes over a ring as it stands, without telling anyone. */
  load(epoch: string, seq: number, events: readonly PublicEvent[]): void {
    this.#epoch = epoch;
    this.#seq = seq;
    this.#events = [...events].slice(-ringSize);
  }

  take(event: PublicEvent): void {
    if (event.epoch === this.#epoch && event.seq <= this.#seq) return;
    const anew = event.epoch !== this.#epoch || event.seq !== this.#seq + 1;
    if (anew) this.#events = [];
    this.#epoch = event.epoch;
    this.#seq = event.seq;
    this.#events.push(event);
    if (this.#events.length > ringSize) this.#events.shift();
    for (const listener of this.#listeners) listener(anew ? null : event);
  }

  after({ epoch, seq }: Position): readonly PublicEvent[] | null {
    if (epoch !== this.#epoch || seq > this.#seq) return null;
    const events = this.#events.filter((event) => event.seq > seq);
    return events.length === this.#seq - seq ? events : null;
  }

  listen(listener: (event: PublicEvent | null) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
