import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { lookAtCode, remainingCodes, type ShownCode } from './look-at-codes.ts';

/** A code as the service tells of it. */
const viewOf = (code: ShownCode) => ({
  code: code.code,
  awaitsTopUp: code.awaitsTopUp,
  containsTopUpBenefit: code.contains_top_up_benefit,
  validTo: code.valid_to.toISOString(),
  requireMobileAuth: code.require_mobile_auth,
  vip: code.vip,
  benefits: code.benefits.map(({ kind, staggering }) => ({ kind, staggering })),
});

/** The two looks at codes for whoever speaks REST alone; redeeming has a door of its own. [RE-bonusCodeService] */
export function bonusCodeService(deps: BenefitsDeps): RestHandler<'POST /bonuscode/service'> {
  return async ({ body: { operation, data }, caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    if (operation === 'remainingBonusCodes') {
      const codes = await remainingCodes(deps, caller.guestId);
      return { result: { bonusCodes: codes.map(viewOf) } };
    }
    const { code: typed } = data;
    if (typeof typed !== 'string') throw new OperationError('INVALID_INPUT', { field: 'code' });
    const { code, missing } = await lookAtCode(deps, caller, typed);
    const bonusCode = code && viewOf(code);
    return { result: { canRedeem: missing.length === 0, bonusCode, missing } };
  };
}
