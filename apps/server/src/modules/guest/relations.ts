import type { Clock } from '@vx/kernel';
import type { RestContract } from '@vx/contract/rest';
import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandlers } from '../../platform/module.ts';

export interface RelationTables {
  relations: {
    guest_id: string;
    relation_type_id: string;
    object_type_id: string;
    object_id: string;
    created_at: Date;
  };
}

type Relation = RestContract['POST /relation/add']['body'];

/** What a guest is related to. [RU-guest-relation-add-login] [RU-guest-relation-has-login] */
export function relationHandlers(deps: {
  readonly database: Database<RelationTables>;
  readonly clock: Clock;
}): Pick<RestHandlers, 'POST /relation/add' | 'POST /relation/has'> {
  return {
    'POST /relation/add': async ({ body, caller }) => {
      await deps.database.read
        .insertInto('relations')
        .values({ ...rowOf(body, caller), created_at: new Date(deps.clock.now()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { success: true };
    },
    'POST /relation/has': async ({ body, caller }) => {
      const row = rowOf(body, caller);
      const found = await deps.database.read
        .selectFrom('relations')
        .select('guest_id')
        .where('guest_id', '=', row.guest_id)
        .where('relation_type_id', '=', row.relation_type_id)
        .where('object_type_id', '=', row.object_type_id)
        .where('object_id', '=', row.object_id)
        .executeTakeFirst();
      return { success: true, hasRelation: found !== undefined };
    },
  };
}

/** The subject is the guest that asks, never somebody else. [RU-guest-relation-subject-guest] */
function rowOf(body: Relation, caller: Caller): Omit<RelationTables['relations'], 'created_at'> {
  if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
  if (body.subjectId !== caller.guestId) throw new OperationError('FORBIDDEN');
  return {
    guest_id: caller.guestId,
    relation_type_id: body.relationTypeId,
    object_type_id: body.objectTypeId,
    object_id: body.objectId,
  };
}
