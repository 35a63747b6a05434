import { promoCodeChatTrial, promoCodeWelcomeBonusTile } from '@vx/contract/constants';
import type { AnyDatabase } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/module.ts';
import { giftsOf } from './benefits.rules.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { findRunning, type CodeRow } from './codes.repository.ts';
import { blockersOf } from './redeem-bonus.ts';

/** Coins that somebody may have at once, without paying. */
export interface FreeCoins {
  readonly promotion: 'welcome' | 'trial';
  /** Whole coins. */
  readonly coins: number;
}

/** In the order in which they are offered: the welcome gift asks for no confirmed contact. */
const promotions = [
  ['welcome', promoCodeWelcomeBonusTile],
  ['trial', promoCodeChatTrial],
] as const;

/**
 * The free coins that a caller may have now; `null`: none. Nothing is offered that would not be given. To a
 * visitor only what comes with a new account. [SC-chatTrial] [SC-welcomeBonusTile] [RU-bonus-promo-check]
 */
export async function freeCoinsOf(
  deps: Pick<BenefitsDeps, 'clock' | 'accounts' | 'welcome'>,
  db: AnyDatabase['read'],
  caller: Pick<Caller, 'guestId' | 'ip' | 'deviceId'>,
): Promise<FreeCoins | null> {
  for (const [promotion, topCode] of promotions) {
    const code = await findRunning(db, topCode, new Date(deps.clock.now()));
    const coins = code === null ? 0 : coinsOf(code);
    if (code !== null && coins > 0 && (await isOpen(deps, db, caller, promotion, code)))
      return { promotion, coins };
  }
  return null;
}

async function isOpen(
  { welcome, ...deps }: Pick<BenefitsDeps, 'clock' | 'accounts' | 'welcome'>,
  db: AnyDatabase['read'],
  { guestId, ip, deviceId }: Pick<Caller, 'guestId' | 'ip' | 'deviceId'>,
  promotion: FreeCoins['promotion'],
  code: CodeRow,
): Promise<boolean> {
  if (guestId !== null)
    return (await blockersOf({ ...deps, welcome }, db, { guestId, ip }, code)).length === 0;
  return (
    promotion === 'welcome' &&
    !code.require_mobile_auth &&
    !code.vip &&
    !(deviceId !== null && (await welcome.isGivenOn(db, deviceId))) &&
    !(await welcome.isCrowded(db, ip))
  );
}

/** What it brings without a top-up. */
function coinsOf({ benefits, contains_top_up_benefit: waits }: CodeRow): number {
  if (waits) return 0;
  return giftsOf(benefits, 0)
    .filter(({ kind }) => kind === 'coins')
    .reduce((sum, { amount }) => sum + amount, 0);
}
