import type { Random } from '../ports.ts';

/** Repeatable randomness: the given numbers in turn, then 0.5; ids count upwards. */
export class FakeRandom implements Random {
  readonly #numbers: number[];
  #ids = 0;

  constructor(...numbers: readonly number[]) {
    this.#numbers = [...numbers];
  }
  next(): number {
    return this.#numbers.shift() ?? 0.5;
  }
  uuid(): string {
    this.#ids += 1;
    return `00000000-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`;
  }
}
