import type { KeyValueStorage } from '../ports.ts';

/** Key-value storage in memory. `refuse` makes every write fail, as a full or blocked store does. */
export class FakeStorage implements KeyValueStorage {
  readonly entries = new Map<string, string>();
  refuse = false;

  get(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  set(key: string, value: string): boolean {
    if (this.refuse) return false;
    this.entries.set(key, value);
    return true;
  }
  remove(key: string): void {
    this.entries.delete(key);
  }
}
