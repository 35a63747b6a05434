import { OperationError } from '../../platform/errors.ts';
import type { BinaryAnswer, Caller, ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import { legalText } from './legal-texts.ts';

export interface ConsentDeps extends Pick<Platform, 'database' | 'guestEvents'> {
  readonly accounts: Pick<AccountsApi, 'setFlags'>;
}

/** The data-protection notice and the legal texts. */
export function createConsentModule(deps: ConsentDeps): ServerModule {
  /** [RU-consent-data-protection-close] [RU-consent-agb-close] [RU-socket-data-protection] */
  const close = async (caller: Caller, accepted: boolean): Promise<{ success: boolean }> => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    await deps.database.transaction(async (tx) => {
      await deps.accounts.setFlags(tx, guestId, { show_data_protection: !accepted });
      await deps.guestEvents.append(tx, guestId, 'dataProtection', {
        showDataProtection: !accepted,
      });
    });
    return { success: true };
  };

  return {
    name: 'consent',
    rest: {
      'POST /guest/closeDataProtection': ({ body, caller }) => close(caller, body.accepted),
      'POST /guest/closeAgbAndDataProtection': ({ body, caller }) => close(caller, body.accepted),
      'GET /asset/legal-text/download/{legalTextId}': ({ params, caller }) => {
        const id = String(params.legalTextId);
        const content = legalText(id, caller.language);
        if (content === null) return Promise.reject(new OperationError('NOT_FOUND'));
        return Promise.resolve({
          contentType: 'text/plain; charset=utf-8',
          content,
          filename: `${id}-${caller.language}.txt`,
        } satisfies BinaryAnswer);
      },
    },
  };
}
