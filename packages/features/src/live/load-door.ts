import type { PageLoad } from '../app/page-load.ts';
import type { DoorModel } from './door.query.ts';

/** Part of a room: who is behind its door. A room does without it. */
export const loadDoor: PageLoad<DoorModel | null> = async ({ services: { vxql }, params }) => {
  const { DoorQuery } = await import('./door.query.ts');
  const name = (params.actorName ?? '').toLowerCase();
  return await vxql.query(DoorQuery, { name }, { apart: true }).then(
    ({ model }) => model,
    () => null,
  );
};
