import type { PhoneNumberType } from '@vx/contract/enums';
import { readErrorDetail } from '@vx/contract/errors';
import { phoneErrorOf } from '@vx/notify-core';
import { isPin } from '@vx/notify-core/rules';
import {
  codeOf,
  type ActionAnswer,
  type PageAction,
  type PageActionInput,
} from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { loginPath } from '../app/login-path.ts';
import { phonePath } from '../app/phone-path.ts';
import type { PhoneOutcome, PhoneRefusal, PhoneWay } from './phone-data.ts';

const typeOf = (way: PhoneWay): PhoneNumberType => (way === 'call' ? 'fixed' : 'mobile');

/** What was typed with its dialling code; one that was typed with the number counts. */
export function dialled(country: string, number: string): string {
  return /^\s*(\+|00)/.test(number) ? number : `+${country}${number}`;
}

function readForm(form: FormData) {
  const intent = typedText(form, 'intent');
  const asked = typedText(form, 'do');
  const way = typedText(form, 'way') === 'call' ? ('call' as const) : ('sms' as const);
  return {
    verifies: intent === 'verifyPhone' && asked === '',
    way: asked === 'other' ? (way === 'sms' ? ('call' as const) : ('sms' as const)) : way,
    country: typedText(form, 'country'),
    number: typedText(form, 'number'),
    id: typedText(form, 'id'),
    digits: typedText(form, 'code').replaceAll(/\s/g, ''),
  };
}

/**
 * The two steps of the form, with and without JavaScript: a code is sent, or entered. Another code, or
 * one by the other way, is the first step again. [RU-pincall-order]
 */
export const actPhone: PageAction<PhoneOutcome> = async (input) => {
  const { services } = input;
  const { verifies, way, country, number, id, digits } = readForm(input.form);
  const refuse = (refused: Pick<PhoneRefusal, 'code' | 'triesLeft' | 'retryAt'>) =>
    ({
      kind: 'refused',
      refusal: {
        intent: 'phone',
        kind: 'refused',
        ...refused,
        typed: { country, number, way, digits },
      },
    }) as const;
  // What can be no code costs none of the tries.
  if (verifies && !isPin(digits, typeOf(way)))
    return refuse({ code: 'PHONE_INVALID_CODE', triesLeft: null, retryAt: null });
  try {
    const { StartVerification, VerifyPin } = await import('./pincall.query.ts');
    if (verifies) {
      await services.vxql.mutate(VerifyPin, { id, type: typeOf(way), pin: digits });
      return taken(input, 'verified');
    }
    await services.vxql.mutate(StartVerification, {
      phoneNumber: dialled(country, number),
      type: typeOf(way),
      language: services.config.language,
    });
    return taken(input, 'sent');
  } catch (error) {
    if (codeOf(error) === 'NEED_LOGIN')
      return { kind: 'goto', path: loginPath(services, phonePath(services)) };
    const said = readErrorDetail(error, codeOf(error));
    const detail = said && 'errorCode' in said ? said : null;
    return refuse({
      code: phoneErrorOf(detail ? [detail] : []).code,
      triesLeft: detail?.triesLeft ?? null,
      retryAt: detail?.retryAt ?? null,
    });
  }
};

/** The forms of both steps, by their intent. */
export const phoneForms = { startPhone: actPhone, verifyPhone: actPhone } as const;

/** A plain form goes to the page, so that loading it once more sends nothing twice. */
function taken(
  { services }: PageActionInput,
  kind: 'sent' | 'verified',
): ActionAnswer<PhoneOutcome> {
  return services.isServer
    ? { kind: 'goto', path: phonePath(services) }
    : { kind: 'refused', refusal: { intent: 'phone', kind } };
}
