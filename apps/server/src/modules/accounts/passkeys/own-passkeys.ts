import type { RestContract } from '@vx/contract/rest';
import type { Selectable } from 'kysely';
import type { AnyTransaction } from '../../../platform/database/index.ts';
import { OperationError } from '../../../platform/errors.ts';
import type { Caller, RestHandlers } from '../../../platform/module.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { raiseEpoch } from '../credential-epoch.ts';
import { requireFreshLogin } from '../fresh-login.ts';
import type { PasskeysTable } from '../tables.ts';
import { passkeyNameOf } from './passkeys.rules.ts';

type Passkey = RestContract['POST /auth/renamePasskey']['response'];

const owner = ({ guestId }: Caller): string => {
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  return guestId;
};

const shownColumns = [
  'id',
  'name',
  'synced',
  'created_at',
  'last_used_at',
  'suspended_at',
] as const;

/** What a guest sees of a passkey. */
export const shownPasskey = (
  row: Pick<Selectable<PasskeysTable>, (typeof shownColumns)[number]>,
): Passkey => ({
  passkeyId: row.id,
  name: row.name,
  synced: row.synced,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  suspended: row.suspended_at !== null,
});

/**
 * Takes the account from all passkeys of a guest until it confirms them: who made it reset the
 * password may have added one. Answers how many it took it from.
 */
export async function suspendPasskeys(
  { clock }: Pick<AccountsDeps, 'clock'>,
  tx: AnyTransaction,
  guestId: string,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ suspended_at: new Date(clock.now()) })
    .where('guest_id', '=', guestId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The passkeys of a guest: which there are, what they are called, and how one goes. */
export function ownPasskeys(
  deps: Pick<
    AccountsDeps,
    'database' | 'clock' | 'mailer' | 'throttle' | 'sessions' | 'securityLog'
  >,
): Pick<
  RestHandlers,
  | 'GET /auth/passkeys'
  | 'POST /auth/renamePasskey'
  | 'POST /auth/removePasskey'
  | 'POST /auth/confirmPasskey'
> {
  const { database } = deps;
  return {
    'GET /auth/passkeys': async ({ caller }) => {
      const rows = await database.read
        .selectFrom('passkeys')
        .select(shownColumns)
        .where('guest_id', '=', owner(caller))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return { items: rows.map(shownPasskey) };
    },
    'POST /auth/renamePasskey': async ({ caller, body }) => {
      const guestId = owner(caller);
      const row = isUuid(body.passkeyId)
        ? await database.read
            .updateTable('passkeys')
            .set({ name: passkeyNameOf(body.name, caller.userAgent) })
            .where('id', '=', body.passkeyId)
            .where('guest_id', '=', guestId)
            .returning(shownColumns)
            .executeTakeFirst()
        : undefined;
      if (!row) throw new OperationError('NOT_FOUND');
      return shownPasskey(row);
    },
    'POST /auth/removePasskey': async ({ caller, body }) => {
      const guest = await requireFreshLogin(deps, caller, body.password);
      const sessionId = caller.sessionId ?? '';
      await database.transaction(async (tx) => {
        const row = isUuid(body.passkeyId)
          ? await tx
              .deleteFrom('passkeys')
              .where('id', '=', body.passkeyId)
              .where('guest_id', '=', guest.id)
              .returning('name')
              .executeTakeFirst()
          : undefined;
        if (!row) throw new OperationError('NOT_FOUND');
        // Whoever holds the device that it was on may be logged in there.
        await raiseEpoch(deps, tx, guest.id, { sessionId });
        await deps.mailer.send(tx, {
          to: guest.email,
          template: 'passkeyRemoved',
          args: { name: guest.name, passkey: row.name },
          language: guest.language,
        });
      });
      deps.securityLog.note({ event: 'passkeyRemoved' }, caller);
      await deps.sessions.endAll(guest.id, 'loggedOut', sessionId);
      return { success: true };
    },
    'POST /auth/confirmPasskey': async ({ caller, body }) => {
      const guest = await requireFreshLogin(deps, caller, body.password);
      const row = isUuid(body.passkeyId)
        ? await database.read
            .updateTable('passkeys')
            .set({ suspended_at: null })
            .where('id', '=', body.passkeyId)
            .where('guest_id', '=', guest.id)
            .returning(shownColumns)
            .executeTakeFirst()
        : undefined;
      if (!row) throw new OperationError('NOT_FOUND');
      return shownPasskey(row);
    },
  };
}
