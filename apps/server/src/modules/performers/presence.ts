import { OperationError } from '../../platform/errors.ts';
import type { StudioHandler } from '../../platform/module.ts';
import { performerView } from './performer-view.ts';
import type { PerformersDeps } from './performers-deps.ts';

export const getPerformer =
  (deps: PerformersDeps): StudioHandler<'GET /performer'> =>
  async ({ caller }) => {
    if (caller.performer === null) throw new OperationError('NEED_LOGIN');
    return await performerView(deps, caller.performer, caller.language);
  };

/** Comes online, or goes away. Whoever is in a paid chat stays until it is over. */
export const setPresence =
  (deps: PerformersDeps): StudioHandler<'PUT /presence'> =>
  async ({ body, caller }) => {
    const { performer, language } = caller;
    if (performer === null) throw new OperationError('NEED_LOGIN');
    await deps.database.transaction((tx) => deps.chairs.require(tx, caller));
    const { busy } = await performerView(deps, performer, language);
    if (busy && body.presence === 'away') throw new OperationError('CHAT_RUNNING');
    await deps.actors.setOnline([performer.actorId], body.presence === 'online');
    const view = await performerView(deps, performer, language);
    await deps.performerFrames.send(performer.id, 'performerChanged', view);
    return view;
  };

/**
 * Shows whoever left the studio without a word as away: a minute after the last sign of them nobody can start a chat.
 * Who is in a chat stays until it is over.
 */
export async function showGoneAway(deps: PerformersDeps): Promise<void> {
  const gone = await deps.chairs.gone();
  const idle: number[] = [];
  for (const actorId of gone)
    if (!(await deps.actors.find(actorId, 'en'))?.busy) idle.push(actorId);
  if (idle.length === 0) return;
  await deps.actors.setOnline(idle, false);
  await deps.chairs.giveUp(idle);
  const performers = await deps.database.read
    .selectFrom('performers')
    .select(['id', 'actor_id', 'language'])
    .where('actor_id', 'in', idle)
    .execute();
  // Whoever has come back in this moment reads what guests see now.
  for (const { id, actor_id, language } of performers) {
    const view = await performerView(deps, { id, actorId: actor_id }, language);
    await deps.performerFrames.send(id, 'performerChanged', view);
  }
}

/** Takes the chair, or holds it on. */
export const holdChair =
  (deps: Pick<PerformersDeps, 'chairs'>): StudioHandler<'PUT /chair'> =>
  async ({ body, caller }) => {
    const { isHeld, until } = await deps.chairs.hold(caller, body.take ?? false);
    return { isHeld, until: until?.toISOString() ?? null };
  };
