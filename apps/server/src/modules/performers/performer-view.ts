import type { StudioPerformer } from '@vx/contract/studio';
import { InvariantError } from '@vx/kernel';
import type { StudioCaller } from '../../platform/module.ts';
import { imageSet } from '../actors/index.ts';
import type { PerformersDeps } from './performers-deps.ts';

/** A performer as the studio shows them. */
export async function performerView(
  deps: Pick<PerformersDeps, 'actors'>,
  performer: NonNullable<StudioCaller['performer']>,
  language: StudioCaller['language'],
): Promise<StudioPerformer> {
  const actor = await deps.actors.find(performer.actorId, language);
  if (!actor) throw new InvariantError(`Performer ${performer.id} has no profile.`);
  return {
    performerId: performer.id,
    actorId: String(actor.id),
    name: actor.name,
    language,
    picture: imageSet('avatar', actor.id, actor.image_version).url,
    presence: actor.online ? 'online' : 'away',
    busy: actor.busy,
  };
}
