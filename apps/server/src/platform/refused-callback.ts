import { OperationError } from './errors.ts';
import type { Caller } from './module.ts';
import type { SecurityEvents, SecurityLog } from './security-log.ts';

/** What an answer to a callback says of whoever sent it, by its code. */
const reasons: Readonly<Record<string, string>> = {
  FORBIDDEN: 'signature',
  TOKEN_EXPIRED: 'too old',
};

/** Takes the callback of a provider, and notes one that no provider of ours sent, or sent long ago. */
export async function takeCallback(
  deps: { readonly securityLog: SecurityLog },
  provider: SecurityEvents['callbackRefused']['provider'],
  caller: Caller,
  take: () => Promise<void>,
): Promise<void> {
  try {
    await take();
  } catch (error) {
    const why = error instanceof OperationError ? reasons[error.code] : undefined;
    if (why !== undefined)
      deps.securityLog.note({ event: 'callbackRefused', provider, why }, caller);
    throw error;
  }
}
