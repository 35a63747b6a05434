import type { RestCalls } from '@vx/api-client';
import { isVxError, type Logger } from '@vx/kernel';

/** What the server takes of a message. */
const LONGEST = 2000;

const reported = new WeakMap<object, Set<string>>();

/**
 * Tells the server what the messenger could not do: the error's own message, or its code where it has
 * none. The same failure is told once as long as the page lives, so that a line that stays away fills no
 * log. [RU-messenger-error-log] [ER-messengerError]
 */
export function reportFailure(
  { calls, logger }: { readonly calls: Pick<RestCalls, 'call'>; readonly logger: Logger },
  what: string,
  error: unknown,
): void {
  const message = messageOf(error).slice(0, LONGEST);
  logger.warn(what, { error: message });
  const known = reported.get(calls) ?? new Set();
  reported.set(calls, known);
  const failure = `${what} ${message}`;
  if (known.has(failure)) return;
  known.add(failure);
  calls
    .call('POST /logger/vxmessengerError', { body: { message } })
    .catch(() => logger.debug('messenger.report-lost'));
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== '') return error.message;
  return isVxError(error) ? error.code : error.name;
}
