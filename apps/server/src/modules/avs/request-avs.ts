import { safeReturnPath } from '@vx/routes';
import { OperationError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/module.ts';
import type { AvsDeps } from './avs-deps.ts';
import { countChecksSince, insertCheck, lockAvsGuest } from './avs.repository.ts';
import { CHECK_OPEN_MS } from './avs.rules.ts';

/** Checks that a guest may begin within an hour: a real provider is paid for each. */
const CHECKS_PER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Begins a check and says where the guest is checked. [RU-avs-request] */
export async function requestAvs(
  deps: AvsDeps,
  caller: Pick<Caller, 'guestId' | 'language'>,
  forwardUrl: string,
): Promise<{ readonly checkoutLink: string }> {
  const { guestId, language } = caller;
  const { provider, clock, config } = deps;
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  if (!provider) throw new OperationError('UNAVAILABLE');
  const forward_path = forwardUrl.length > 1024 ? null : safeReturnPath(forwardUrl, config.origin);
  if (forward_path === null) throw new OperationError('INVALID_INPUT', { field: 'forwardUrl' });
  const id = deps.random.uuid();
  const now = clock.now();
  await deps.database.transaction(async (tx) => {
    // Requests of one guest stand in line, so that none passes the count.
    await lockAvsGuest(tx, guestId);
    if ((await countChecksSince(tx, guestId, new Date(now - HOUR_MS))) >= CHECKS_PER_HOUR)
      throw new OperationError('TOO_MANY_REQUESTS', { retryAfter: HOUR_MS / 1000 });
    await insertCheck(tx, {
      id,
      guest_id: guestId,
      status: 'open',
      forward_path,
      language,
      created_at: new Date(now),
      expires_at: new Date(now + CHECK_OPEN_MS),
    });
  });
  return { checkoutLink: provider.pageOf(id) };
}
