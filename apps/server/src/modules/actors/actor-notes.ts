import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { ActorsApi } from './actors-api.ts';
import { findNote, writeNote } from './actors.repository.ts';
import { requireActor } from './get-actor-state.ts';
import type { ActorTables } from './tables.ts';

export interface NoteDeps {
  readonly database: Database<ActorTables>;
  readonly clock: Clock;
  readonly actors: Pick<ActorsApi, 'find'>;
}

/** The guest's own note on a performer. [RU-actors-note] */
export function getActorNote(deps: NoteDeps): RestHandler<'GET /actor/getActorNoteById/{actorId}'> {
  return async ({ params, caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const actor = await requireActor(deps, params.actorId, caller);
    const comment = await findNote(deps.database.read, caller.guestId, actor.id);
    return { note: comment === null ? null : { actorId: String(actor.id), comment } };
  };
}

/** Keeps the note; an empty one is removed. [RU-actors-note] */
export function storeActorNote(deps: NoteDeps): RestHandler<'POST /actor/storeActorNote'> {
  return async ({ body, caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const actor = await requireActor(deps, body.actorId, caller);
    const note = {
      guestId,
      actorId: actor.id,
      comment: body.comment.trim(),
      at: new Date(deps.clock.now()),
    };
    await deps.database.transaction((tx) => writeNote(tx, note));
    return { success: true };
  };
}
