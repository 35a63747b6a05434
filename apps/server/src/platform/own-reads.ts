import type { Caller } from './module.ts';

/** Under which names resolvers read what differs between guests. */
export const ownReadNames = {
  /** A performer: whether the guest follows it. */
  followed: 'actors.followed',
  /** Whether the guest follows anybody at all: those who do not go on sharing their pages. */
  followsAnyone: 'favorites.followsAnyone',
  /** A video: how the guest came to have it, and whether the guest likes it. */
  video: 'videos.guest',
  /** Whether the guest has bought a video. */
  hasBought: 'videos.hasBought',
  isVip: 'accounts.isVip',
  /** Of the wallet; null: there is none. */
  currency: 'money.currency',
} as const;

/** What is read of a guest, by name and key. A name that is missing is not known. */
export type OwnReads = ReadonlyMap<string, (key: string | number) => unknown>;

/**
 * Writes down what an answer was made from as far as it differs between guests: for everybody of whom
 * the same would be read, it is the same answer. Whatever is read on another way makes it one guest's.
 */
export class ReadLog {
  readonly #read = new Map<string, Map<string | number, string>>();
  #isOwn = false;

  /** Whether it depends on the guest on a way that is not written down. */
  get isOwn(): boolean {
    return this.#isOwn;
  }

  /** From now on the answer is this guest's alone. */
  own(): void {
    this.#isOwn = true;
  }

  note(name: string, key: string | number, value: unknown): void {
    let keys = this.#read.get(name);
    if (!keys) this.#read.set(name, (keys = new Map()));
    keys.set(key, JSON.stringify(value));
  }

  /** Adds what another answer was made from, for a page that is made from both. */
  add(other: ReadLog): void {
    if (other.#isOwn) this.#isOwn = true;
    for (const [name, keys] of other.#read) {
      const known = this.#read.get(name);
      if (known) for (const [key, value] of keys) known.set(key, value);
      else this.#read.set(name, new Map(keys));
    }
  }

  /** Whether the same would be read of this guest. */
  fits(reads: OwnReads): boolean {
    if (this.#isOwn) return false;
    for (const [name, keys] of this.#read) {
      const read = reads.get(name);
      if (!read) return false;
      for (const [key, value] of keys) if (JSON.stringify(read(key)) !== value) return false;
    }
    return true;
  }
}

/** Everything of a caller but language and country, which are part of every key. */
const ownOfCaller = ['guestId', 'sessionId', 'ip', 'userAgent', 'deviceId', 'requestId'] as const;

/** The caller of a request whose answer others may get as well: whoever looks who it is, is heard of. */
export function watchCaller(caller: Caller, log: ReadLog): Caller {
  const watched = { ...caller };
  for (const name of ownOfCaller)
    Object.defineProperty(watched, name, {
      enumerable: true,
      get() {
        log.own();
        return caller[name];
      },
    });
  return watched;
}
