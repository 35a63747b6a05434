import type { Platform } from '../../platform/services.ts';
import type { Database } from '../../platform/database/index.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { BenefitsApi } from '../benefits/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { AttestationSignature } from './attestation.ts';
import type { AvsProvider } from './provider.ts';
import type { AvsTables } from './tables.ts';

export interface AvsDeps extends Pick<
  Platform,
  'config' | 'clock' | 'random' | 'jobs' | 'domainEvents' | 'guestEvents'
> {
  readonly database: Database<AvsTables>;
  readonly accounts: Pick<AccountsApi, 'find' | 'setFlags'>;
  readonly money: Pick<MoneyApi, 'amountOf' | 'balanceOf' | 'display' | 'lockWallet' | 'roomOf'>;
  /** What gives the bonus. */
  readonly benefits: Pick<BenefitsApi, 'grant'>;
  /** `null`: no provider is configured. */
  readonly provider: AvsProvider | null;
  readonly signature: AttestationSignature;
}
