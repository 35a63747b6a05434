import { pinLengthOf } from '@vx/notify-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { allowedCountries } from './phone-number.ts';
import type { PincallDeps } from './pincall-deps.ts';
import { pausedUntil, sendsOf, verificationsOf } from './pincall.repository.ts';
import { MAX_WINDOW_MS, nextSendAt, TRIES_PER_CODE, tryState } from './pincall.rules.ts';

/** Where the guest stands: what is verified, what waits for its code. [RU-pincall-records-by-id] */
export function getPhone(deps: PincallDeps): RestHandler<'GET /guest/phone'> {
  return async ({ caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const { clock, database, pins } = deps;
    const now = clock.now();
    const account = pins.keyOf('account', guestId);
    const [rows, paused, sent] = await Promise.all([
      verificationsOf(database.read, guestId),
      pausedUntil(database.read, account),
      sendsOf(database.read, account, new Date(now - MAX_WINDOW_MS)),
    ]);
    const open = rows.find((row) => tryState(row, now) === 'open');
    const next = nextSendAt('account', sent, now);
    const isPaused = paused !== null && paused.getTime() > now;
    const countries = allowedCountries.map(([country, countryCode]) => ({ country, countryCode }));
    return {
      verified: rows.flatMap(({ id, type, e123, verified_at }) =>
        verified_at ? [{ id, type, e123, verifiedAt: verified_at.toISOString() }] : [],
      ),
      open: open
        ? {
            id: open.id,
            type: open.type,
            e123: open.e123,
            countryCode: open.country_code,
            pinLength: pinLengthOf(open.type),
            triesLeft: TRIES_PER_CODE - open.tries,
            expiresAt: open.expires_at.toISOString(),
            nextSendAt: new Date(next).toISOString(),
            waitSeconds: Math.ceil((next - now) / 1000),
          }
        : null,
      pausedUntil: isPaused ? paused.toISOString() : null,
      countries: countries.toSorted(
        (a, b) => Number(b.country === caller.country) - Number(a.country === caller.country),
      ),
    };
  };
}
