import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { Counter, SlowDownPolicy } from '../accounts/index.ts';
import type { BenefitsDeps } from './benefits-deps.ts';

const HOUR_MS = 3_600_000;

/** One guest at one address: whoever mistypes a code a few times notices nothing. */
export const pairPolicy: SlowDownPolicy = {
  free: 8,
  firstMs: 1_000,
  maxDelayMs: 15 * 60_000,
  forgetMs: HOUR_MS,
};

/** One guest from many addresses: a short wait at most, so that nobody is locked out of an own code. */
export const guestPolicy: SlowDownPolicy = {
  free: 30,
  firstMs: 500,
  maxDelayMs: 5_000,
  forgetMs: HOUR_MS,
};

/** One address with many accounts. */
export const addressPolicy: SlowDownPolicy = {
  free: 40,
  firstMs: 1_000,
  maxDelayMs: 5 * 60_000,
  forgetMs: HOUR_MS,
};

/**
 * Slows guessing of codes down, by guest and by address. Tries of a guest count before the code is
 * looked at, those of an address when it turns out to be unknown: a crowd behind one address that
 * redeems the same good code is no guesser.
 * @throws OperationError CODE_SLOWED with `retryAfter` in seconds
 */
export async function guessing<Answer>(
  deps: Pick<BenefitsDeps, 'slowDown'>,
  who: { readonly guestId: string; readonly ip: string },
  look: () => Promise<Answer>,
  isMiss: (answer: Answer) => boolean = () => false,
): Promise<Answer> {
  const { slowDown } = deps;
  const place = addressKey(who.ip);
  const address: Counter = { key: `code-address:${place}`, policy: addressPolicy };
  const pair: Counter = { key: `code-pair:${who.guestId}:${place}`, policy: pairPolicy };
  const own = [{ key: `code-guest:${who.guestId}`, policy: guestPolicy }, pair];
  await slowDown.check([address], 'CODE_SLOWED');
  await slowDown.begin(own, 'CODE_SLOWED');
  let missed = true;
  try {
    const answer = await look();
    missed = isMiss(answer);
    return answer;
  } catch (error) {
    missed = error instanceof OperationError && error.code === 'CODE_UNKNOWN';
    throw error;
  } finally {
    await (missed ? slowDown.fail([address]) : slowDown.succeed(own));
  }
}
