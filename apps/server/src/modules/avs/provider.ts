import type { ProviderConfig } from '../../platform/config.ts';
import { isPagesOrigin, loadProvider, type LoadedProvider } from '../../platform/providers.ts';

/** Who checks the age. Results arrive through `settleCheck`, signed. */
export interface AvsProvider {
  /** Shown to guests as the way they were checked. */
  readonly name: string;
  /** Where the guest is checked. */
  pageOf(checkId: string): string;
  /** The origin of the pages, where they are not ours: `https://pay.example`. Forms may lead there, and nowhere else. */
  readonly pagesAt?: string;
}

/** The stand-in: a page of ours on which the guest decides how the check ends. */
export const sandboxProvider: AvsProvider = {
  name: 'Sandbox',
  pageOf: (checkId) => `/sandbox/avs/${checkId}`,
};

/** The provider that `VX_AVS_PROVIDER` names. */
export const loadAvsProvider = (
  config: ProviderConfig | null,
  origin: string,
): Promise<LoadedProvider<AvsProvider> | null> =>
  loadProvider('VX_AVS_PROVIDER', config, { origin, check: missingInProvider });

function missingInProvider(made: unknown): string | null {
  const { name, pageOf, pagesAt } = (made ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || name === '') return 'a name';
  if (typeof pageOf !== 'function') return 'pageOf()';
  return isPagesOrigin(pagesAt) ? null : 'an https origin in pagesAt';
}
