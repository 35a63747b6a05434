import type { ProfileView } from '@vx/features/actors';
import { useServices } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { Section } from '@vx/ui/section-header';
import { PerformerGrid, PerformerRow } from './rows.tsx';

/** Performers like this one. */
export function Similar({ profile }: { readonly profile: ProfileView }) {
  const { app } = useServices();
  const t = useTranslate();
  const list = { label: t('actor.similar.title'), tiles: profile.recommendations };
  if (profile.recommendations.length === 0) return null;
  return (
    <Section
      id="similar"
      title={list.label}
      subtitle={t('actor.similar.text')}
      body={app === 'mobile' ? <PerformerGrid {...list} early={0} /> : <PerformerRow {...list} />}
    />
  );
}
