import type { FastifyInstance } from 'fastify';
import { OperationError } from '../errors.ts';

export const bodyLimit = 256 * 1024;
const deepest = 24;

/**
 * Replaces Fastify's parsers by one for JSON. An empty body is `undefined`. Broken JSON, deeper
 * nesting than any operation needs, `__proto__` members and text that the database cannot hold
 * (NUL, lone surrogates) are `INVALID_INPUT`.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    // The limit is the route's: the application's, or that of the call.
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, readJson(body as string));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

export function readJson(text: string): unknown {
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new OperationError(
      'INVALID_INPUT',
      { fields: [{ path: 'body', rule: 'json' }] },
      { cause },
    );
  }
  check(value, 0);
  return value;
}

function check(value: unknown, depth: number): void {
  if (typeof value === 'string') checkText(value);
  if (value === null || typeof value !== 'object') return;
  if (depth >= deepest) refuse('depth');
  if (Array.isArray(value)) {
    for (const item of value) check(item, depth + 1);
    return;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__') refuse('memberName');
    checkText(key);
    check((value as Record<string, unknown>)[key], depth + 1);
  }
}

/** @throws OperationError for text that PostgreSQL cannot store */
export function checkText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) refuse('characters');
}

function refuse(rule: string): never {
  throw new OperationError('INVALID_INPUT', { fields: [{ path: 'body', rule }] });
}
