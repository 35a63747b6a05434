import { pauseKinds } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';
import { limitTyped } from '@vx/money-core';
import { codeOf, type PageAction } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { listAddress } from '../lists/paging.ts';
import { loginPath } from '../app/login-path.ts';
import type { LimitsRefusal } from './limits-data.ts';
import {
  ASK_PARAM,
  BREAK_FIELD,
  CHANGE_PARAM,
  NO_LIMIT,
  pauseOf,
  pauseName,
  periodOf,
  unitOf,
} from './presenters/limits-choice.ts';

/**
 * The forms of limits and pauses: a limit, a raise that is taken back, a pause. A pause that is chosen is
 * asked about once more; only the answer begins it.
 */
export const actLimits: PageAction<LimitsRefusal> = async ({ services, form, url }) => {
  const { rest, path } = services;
  const here = path('memberLimits', {});
  const typed = typedText(form, 'limit');
  const refuse = (code: ErrorCode) => ({ kind: 'refused', refusal: { code, typed } }) as const;
  for (const kind of pauseKinds) {
    const chosen = pauseOf(`${kind}.${typedText(form, kind)}`);
    if (chosen) {
      const ask = { [ASK_PARAM]: pauseName(chosen) };
      return { kind: 'goto', path: listAddress(here, ask) };
    }
  }
  if (typedText(form, BREAK_FIELD.name) === BREAK_FIELD.value)
    return { kind: 'refused', refusal: { code: 'INVALID_INPUT', typed, isBreak: true } };
  try {
    const pause = pauseOf(typedText(form, 'pause'));
    const withdrawn = periodOf(typedText(form, 'withdraw'));
    const period = periodOf(url.searchParams.get(CHANGE_PARAM));
    if (pause) {
      await rest.call('POST /guest/limits/pause', { body: pause, repeat: true });
    } else if (withdrawn) {
      await rest.call('POST /guest/limits/withdraw', { body: { period: withdrawn }, repeat: true });
    } else if (period && typed) {
      const { bounds, limits } = await rest.call('GET /guest/limits', { fresh: true });
      const currency = limits[0]?.spent.currency ?? 'VXC';
      const amount = typed === NO_LIMIT ? null : limitTyped(typed, bounds, unitOf(currency));
      if (amount === null && typed !== NO_LIMIT) return refuse('AMOUNT_NOT_OFFERED');
      await rest.call('POST /guest/limits', { body: { period, amount }, repeat: true });
    } else if (period) {
      return refuse('AMOUNT_NOT_OFFERED');
    } else {
      return refuse('INVALID_INPUT');
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'NEED_LOGIN') return { kind: 'goto', path: loginPath(services, here) };
    return refuse(code);
  }
  return { kind: 'goto', path: here };
};
