import { createHash } from 'node:crypto';

/** A short name of a value: equal values have equal ones. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
