import { legalVersions } from '@vx/contract/constants';
import { legalDocuments, type LegalDocument } from '@vx/contract/enums';
import type { AnyTransaction, Database, Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { BinaryAnswer, Caller, ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import { legalDocument } from './legal-document.ts';
import { openDocuments } from './legal.rules.ts';
import { consentMigrations } from './migrations.ts';
import type { ConsentTables } from './tables.ts';

export interface ConsentDeps extends Pick<Platform, 'database' | 'guestEvents' | 'clock'> {
  readonly accounts: Pick<AccountsApi, 'find' | 'setFlags'>;
}

/** The notices of what has changed, and the legal texts. */
export function createConsentModule(deps: ConsentDeps): ServerModule {
  const database = deps.database.as<ConsentTables>();

  /** [RU-consent-data-protection-close] [RU-consent-agb-close] [RU-socket-data-protection] */
  const close = async (
    caller: Caller,
    documents: readonly LegalDocument[],
    accepted: boolean,
  ): Promise<{ success: boolean }> => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const answered_at = new Date(deps.clock.now());
    await database.transaction(async (tx) => {
      await tx
        .insertInto('legal_answers')
        .values(
          documents.map((document) => ({
            guest_id: guestId,
            document,
            version: legalVersions[document],
            accepted,
            answered_at,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['guest_id', 'document', 'version'])
            .doUpdateSet({ accepted, answered_at }),
        )
        .execute();
      const showDataProtection = (await openOf(tx, guestId, tx)).length > 0;
      await deps.accounts.setFlags(tx, guestId, {
        show_data_protection: showDataProtection,
        ...(!showDataProtection && { terms_accepted_at: answered_at }),
      });
      await deps.guestEvents.append(tx, guestId, 'dataProtection', { showDataProtection });
    });
    return { success: true };
  };

  const openOf = async (
    db: Database<ConsentTables>['read'] | Transaction<ConsentTables>,
    guestId: string,
    tx?: AnyTransaction,
  ): Promise<readonly LegalDocument[]> => {
    const rows = await db
      .selectFrom('legal_answers')
      .select(['document', 'version', 'accepted'])
      .where('guest_id', '=', guestId)
      .execute();
    const given = rows.filter(({ document, version }) => version === legalVersions[document]);
    const guest = await deps.accounts.find(guestId, tx);
    return openDocuments(
      guest?.terms_accepted_at ?? new Date(0),
      Object.fromEntries(given.map(({ document, accepted }) => [document, accepted])),
    );
  };

  return {
    name: 'consent',
    personal: {
      rows: [
        {
          table: 'legal_answers',
          columns: ['document', 'version', 'accepted', 'answered_at'],
          afterwards: 'removed',
        },
      ],
    },
    migrations: consentMigrations,
    rest: {
      'POST /guest/closeDataProtection': ({ body, caller }) =>
        close(caller, ['dataProtection'], body.accepted),
      'POST /guest/closeAgbAndDataProtection': ({ body, caller }) =>
        close(caller, legalDocuments, body.accepted),
      'GET /guest/legalChanges': async ({ caller: { guestId } }) => {
        if (guestId === null) throw new OperationError('NEED_LOGIN');
        const open = await openOf(database.read, guestId);
        return {
          changes: open.map((document) => ({ document, version: legalVersions[document] })),
        };
      },
      'GET /asset/legal-text/download/{legalTextId}': async ({ params, caller }) => {
        const id = String(params.legalTextId);
        const content = await legalDocument(id, caller.language);
        if (content === null) throw new OperationError('NOT_FOUND');
        return {
          contentType: 'text/plain; charset=utf-8',
          content,
          filename: `${id}-${caller.language}.txt`,
        } satisfies BinaryAnswer;
      },
    },
  };
}
