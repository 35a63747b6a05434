import type { MessageId } from '@vx/i18n';
import { languageList } from '../../texts/performer-texts.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { ProfileModel } from '../profile.query.ts';

/** What is known of a performer, and what it is called. */
export interface AboutFact {
  readonly label: string;
  readonly value: string;
}

/** Facts about a performer, in the order in which they are shown. Empty ones are left out. */
export function toAboutFacts(
  { profile, gender }: Pick<ProfileModel, 'profile' | 'gender'>,
  { intl }: Pick<Texts, 'intl'>,
): readonly AboutFact[] {
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
function genderText(gender: string, intl: Texts['intl']): string {
  const known = gender === 'F' || gender === 'M' || gender === 'C' ? gender : 'N';
  return intl.formatMessage({ id: `actor.gender.${known}` });
}
