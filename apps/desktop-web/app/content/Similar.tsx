import type { ProfileView } from '@vx/features/actor';
import { useSay } from '@vx/features/texts';
import { Section } from '@vx/ui/section-header';
import { PerformerRow } from './rows.tsx';

/** Performers like this one. */
export function Similar({ profile }: { readonly profile: ProfileView }) {
  const say = useSay();
  if (profile.recommendations.length === 0) return null;
  return (
    <Section
      id="similar"
      title={say('actor.similar.title')}
      subtitle={say('actor.similar.text')}
      body={<PerformerRow label={say('actor.similar.title')} tiles={profile.recommendations} />}
    />
  );
}
