import { VxError } from '@vx/kernel';

/** The database could not be asked, or its answer was lost. Nobody knows more than the cause says. */
export class DatabaseUnavailableError extends VxError<'UNAVAILABLE'> {
  constructor(cause: unknown) {
    super('UNAVAILABLE', 'The database did not answer. The call may be repeated in a moment.', {
      cause,
    });
  }
  override shouldRetry(): boolean {
    return true;
  }
}

/**
 * Classes of SQLSTATE for a database that is away, overloaded or out of room: connection exception,
 * insufficient resources, operator intervention (shutdown, cancelled by a deadline), system error.
 */
const outageClasses = new Set(['08', '53', '57', '58']);
const outageCodes = new Set([
  // Our own word for it: DatabaseUnavailableError, RedisUnavailableError.
  'UNAVAILABLE',
  // Lost against other transactions more often than it is tried.
  '40001',
  '40P01',
  // Too long in a transaction, or waiting for a lock.
  '25P03',
  '25P04',
  '55P03',
  // A former primary after a fail-over.
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The socket of the embedded database.
  'ENOENT',
]);
const sqlStateLength = 5;

/** The one place that decides whether a failure means that a dependency is away for the moment. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error);
  if (code === null) return false;
  return (
    outageCodes.has(code) || (code.length === sqlStateLength && outageClasses.has(code.slice(0, 2)))
  );
}

/** SQLSTATEs of a disk that takes no more: full, or failing. */
export function isWriteFailure(error: unknown): boolean {
  const code = codeOf(error);
  return code === '53100' || code === '58030';
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}
