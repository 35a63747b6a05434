import type { OwnersPart } from '../../../testing/owners-world.ts';

export const have: OwnersPart = async (ask) => {
  await ask('POST /tracker/trackActorProfileVisit', { body: { actorName: 'Performer 3' } });
  await ask('POST /guest/tests/leave', { body: {} });
};
