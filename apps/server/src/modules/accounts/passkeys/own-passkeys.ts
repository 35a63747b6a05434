import type { RestContract } from '@vx/contract/rest';
import type { Selectable } from 'kysely';
import { OperationError } from '../../../platform/errors.ts';
import type { Caller, RestHandlers } from '../../../platform/module.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { PasskeysTable } from '../tables.ts';
import { passkeyNameOf } from './passkeys.rules.ts';

type Passkey = RestContract['POST /auth/renamePasskey']['response'];

const owner = ({ guestId }: Caller): string => {
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  return guestId;
};

/** What a guest sees of a passkey. */
export const shownPasskey = (
  row: Pick<Selectable<PasskeysTable>, 'id' | 'name' | 'synced' | 'created_at' | 'last_used_at'>,
): Passkey => ({
  passkeyId: row.id,
  name: row.name,
  synced: row.synced,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

/** The passkeys of a guest: which there are, what they are called, and how one goes. */
export function ownPasskeys({
  database,
}: Pick<AccountsDeps, 'database'>): Pick<
  RestHandlers,
  'GET /auth/passkeys' | 'POST /auth/renamePasskey' | 'POST /auth/removePasskey'
> {
  return {
    'GET /auth/passkeys': async ({ caller }) => {
      const rows = await database.read
        .selectFrom('passkeys')
        .select(['id', 'name', 'synced', 'created_at', 'last_used_at'])
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
            .returning(['id', 'name', 'synced', 'created_at', 'last_used_at'])
            .executeTakeFirst()
        : undefined;
      if (!row) throw new OperationError('NOT_FOUND');
      return shownPasskey(row);
    },
    'POST /auth/removePasskey': async ({ caller, body }) => {
      const guestId = owner(caller);
      const row = isUuid(body.passkeyId)
        ? await database.read
            .deleteFrom('passkeys')
            .where('id', '=', body.passkeyId)
            .where('guest_id', '=', guestId)
            .returning('id')
            .executeTakeFirst()
        : undefined;
      if (!row) throw new OperationError('NOT_FOUND');
      return { success: true };
    },
  };
}
