import type { MessageId } from '@vx/i18n';
import { useServices } from '../app/context.tsx';
import type { ProfileModel } from './profile.query.ts';
import { languageList } from '../texts/performer-texts.ts';

/** Facts about a performer, in the order in which they are shown. Empty ones are left out. */
export function useAboutFacts(
  model: ProfileModel,
): readonly { readonly label: string; readonly value: string }[] {
  const { intl } = useServices();
  const { profile, gender } = model;
  const country = intl.formatDisplayName(profile.country, { type: 'region' }) ?? profile.country;
  const facts: readonly (readonly [MessageId, string])[] = [
    ['actor.about.gender', genderText(gender, intl)],
    ['actor.about.age', String(profile.age)],
    ['actor.about.place', `${profile.city}, ${country}`],
    ['actor.about.languages', languageList(intl, profile.languages)],
    ['actor.about.profession', profile.profession],
    ['actor.about.likes', profile.likes],
    ['actor.about.music', profile.music],
    ['actor.about.starSign', profile.starSign],
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(([id, value]) => ({ label: intl.formatMessage({ id }), value }));
}

/** [RU-actors-genders] */
function genderText(gender: string, intl: ReturnType<typeof useServices>['intl']): string {
  const known = gender === 'F' || gender === 'M' || gender === 'C' ? gender : 'N';
  return intl.formatMessage({ id: `actor.gender.${known}` });
}
