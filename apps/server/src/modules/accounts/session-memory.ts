import type { Session } from '../../platform/auth.ts';

/** What a node knows of a session without asking the database. Times are ms since the epoch. */
export interface KnownSession {
  readonly session: Session;
  /** When it was read. */
  readonly loadedAt: number;
  seenAt: number;
  expiresAt: number;
}

interface Entry {
  known: KnownSession;
  /** Under which it was looked for: its cookie, its bearer, its id. */
  readonly keys: Set<string>;
}

/**
 * Sessions that were read lately, by what they were looked for and by their id. No call looks at more
 * than one of them, so a ping costs the same however many guests there are; the one that was not used
 * for longest makes room.
 */
export class SessionMemory {
  readonly #maxSessions: number;
  readonly #idsByKey = new Map<string, string>();
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry>();

  constructor(maxSessions: number) {
    this.#maxSessions = maxSessions;
  }

  get size(): number {
    return this.#entries.size;
  }

  byKey(key: string): KnownSession | null {
    const sessionId = this.#idsByKey.get(key);
    return sessionId === undefined ? null : this.byId(sessionId);
  }

  byId(sessionId: string): KnownSession | null {
    const entry = this.#entries.get(sessionId);
    if (!entry) return null;
    this.#entries.delete(sessionId);
    this.#entries.set(sessionId, entry);
    return entry.known;
  }

  /** Keeps what was just read, also under this key. */
  remember(key: string, known: KnownSession): void {
    const { sessionId } = known.session;
    const entry = this.#entries.get(sessionId) ?? { known, keys: new Set() };
    entry.known = known;
    entry.keys.add(key);
    this.#entries.delete(sessionId);
    this.#entries.set(sessionId, entry);
    this.#idsByKey.set(key, sessionId);
    if (this.#entries.size > this.#maxSessions) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.forget(oldest);
    }
  }

  forget(sessionId: string): void {
    const entry = this.#entries.get(sessionId);
    if (!entry) return;
    this.#entries.delete(sessionId);
    for (const key of entry.keys) this.#idsByKey.delete(key);
  }
}
