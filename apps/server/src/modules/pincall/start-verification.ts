import type { PhoneNumberType } from '@vx/contract/enums';
import { isLanguage } from '@vx/routes';
import { isNumberType } from '@vx/notify-core/rules';
import type { Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { Caller } from '../../platform/module.ts';
import { codeText } from './code-text.ts';
import { readPhoneNumber, type PhoneNumber } from './phone-number.ts';
import type { PincallDeps } from './pincall-deps.ts';
import {
  countSend,
  insertVerification,
  isBlocked,
  lockKeys,
  sendsOf,
  type VerificationRow,
} from './pincall.repository.ts';
import { CODE_VALID_MS, MAX_WINDOW_MS, nextSendAt, type Counted } from './pincall.rules.ts';
import { phoneError } from './refuse-phone.ts';
import type { PincallTables } from './tables.ts';

/**
 * The first step: sends a code to a number, by text message (`mobile`) or call (`fixed`). Whether the
 * number belongs to somebody else is not told here, but to whoever has the phone. [RU-pincall-order]
 */
export async function startVerification(
  deps: PincallDeps,
  caller: Pick<Caller, 'guestId' | 'ip' | 'language'>,
  asked: { readonly phoneNumber: string; readonly type: string; readonly language: string },
): Promise<VerificationRow> {
  const { guestId } = caller;
  const { sender, clock, random, pins } = deps;
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  if (!isNumberType(asked.type)) throw phoneError('PHONE_INVALID_TYPE');
  const number = readPhoneNumber(asked.phoneNumber, asked.type);
  if (typeof number === 'string') throw phoneError(number);
  if (!sender) throw phoneError('PHONE_UNKNOWN');
  const { type } = asked;
  const language = isLanguage(asked.language) ? asked.language : caller.language;
  return await deps.database.transaction(async (tx) => {
    const now = clock.now();
    await mayBeSent(deps, tx, { guestId, ip: caller.ip, number }, now);
    const id = random.uuid();
    const pin = pins.make(type);
    const row = rowOf({ id, guestId, type, number, hash: pins.hash(id, pin), now });
    await insertVerification(tx, row);
    const way = type === 'mobile' ? 'sms' : 'call';
    await sender.send(tx, {
      to: number.e164,
      way,
      language,
      text: codeText(way, pin, language),
      until: row.expires_at.getTime(),
    });
    return row;
  });
}

/** Holds the limits of the number, the account, the address, the country and all, and counts what is sent. */
async function mayBeSent(
  { pins, security }: PincallDeps,
  tx: Transaction<PincallTables>,
  who: { readonly guestId: string; readonly ip: string; readonly number: PhoneNumber },
  now: number,
): Promise<void> {
  const keys: Readonly<Record<Exclude<Counted, 'news'>, string>> = {
    number: pins.keyOf('number', who.number.e164),
    account: pins.keyOf('account', who.guestId),
    address: pins.keyOf('address', addressKey(who.ip)),
    country: pins.keyOf('country', who.number.countryCode),
    all: pins.keyOf('all', ''),
  };
  const pauses = await lockKeys(tx, Object.values(keys));
  const paused = pauses.get(keys.account)?.getTime() ?? 0;
  if (paused > now) throw phoneError('PHONE_ATTEMPTS_REACHED', { retryAt: paused });
  if (await isBlocked(tx, who.number.e164)) throw phoneError('PHONE_BLACKLISTED');
  const since = new Date(now - MAX_WINDOW_MS);
  let retryAt = now;
  for (const counted of ['number', 'account', 'address', 'country', 'all'] as const) {
    const sent = await sendsOf(tx, keys[counted], since);
    const next = nextSendAt(counted, sent, now);
    retryAt = Math.max(retryAt, next);
    // These two are no slip of a guest: somebody should look.
    if (next > now && (counted === 'country' || counted === 'all'))
      security.note({ event: 'limitReached', limit: `phone-${counted}` }, who);
  }
  if (retryAt > now) throw phoneError('PHONE_ATTEMPTS_REACHED', { retryAt });
  await countSend(tx, Object.values(keys), new Date(now));
}

function rowOf(given: {
  readonly id: string;
  readonly guestId: string;
  readonly type: PhoneNumberType;
  readonly number: PhoneNumber;
  readonly hash: Buffer;
  readonly now: number;
}): VerificationRow {
  const { number, now } = given;
  return {
    id: given.id,
    guest_id: given.guestId,
    type: given.type,
    country_code: number.countryCode,
    pre_code: number.preCode,
    number: number.number,
    e164: number.e164,
    e123: number.e123,
    pin_hash: given.hash,
    tries: 0,
    created_at: new Date(now),
    expires_at: new Date(now + CODE_VALID_MS),
    verified_at: null,
  };
}
