import type { Texts } from '../../texts/presenter-texts.ts';
import {
  ABOUT_LENGTH,
  profileFields,
  type ProfileFacts,
  type ProfileValues,
} from '../account-data.ts';
import type { FormState } from './form-state.ts';

/** The form of a guest's own profile, and its actions. */
export interface ProfileFormView {
  readonly values: ProfileValues;
  readonly isDirty: boolean;
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  readonly status: {
    readonly state: 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';
    readonly text: string;
  };
  /** Where the saved postcode lies, or what it is for. */
  readonly zipHint: string;
  readonly aboutUsed: number;
  readonly aboutMax: number;
}

/** What is being changed, and how saving it went. */
export interface ProfileFormVisit {
  /** What was typed since it was saved. */
  readonly draft: Partial<ProfileValues>;
  /** Something was typed or discarded since the last answer. */
  readonly wasTouched: boolean;
  readonly form: Pick<FormState, 'state' | 'message'>;
}

/** The profile as it is being changed. */
export function toProfileForm(
  { profile, config }: ProfileFacts,
  { draft, wasTouched, form }: ProfileFormVisit,
  { t, intl }: Pick<Texts, 't' | 'intl'>,
): ProfileFormView {
  const saved: ProfileValues = {
    name: profile.name,
    about: profile.about,
    country: profile.country ?? '',
    zip: profile.zip ?? '',
  };
  const values = { ...saved, ...draft };
  const isDirty = profileFields.some((name) => values[name] !== saved[name]);
  const state = stateOf(form.state, isDirty, wasTouched);
  const countries = config.countries
    .map((value) => ({ value, label: intl.formatDisplayName(value, { type: 'region' }) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return {
    values,
    isDirty,
    countries: [{ value: '', label: t('account.field.noCountry') }, ...countries],
    status: {
      state,
      text:
        state === 'failed'
          ? (form.message ?? t('account.status.failed'))
          : t(`account.status.${state}`),
    },
    zipHint:
      profile.place !== null && values.zip === saved.zip && values.country === saved.country
        ? t('account.field.zipPlace', { place: profile.place })
        : t('account.field.zipHint'),
    aboutUsed: values.about.length,
    aboutMax: ABOUT_LENGTH,
  };
}

function stateOf(
  form: FormState['state'],
  isDirty: boolean,
  wasTouched: boolean,
): ProfileFormView['status']['state'] {
  if (form === 'sending') return 'saving';
  if (form === 'refused' && !wasTouched) return 'failed';
  if (isDirty) return 'dirty';
  return form === 'done' && !wasTouched ? 'saved' : 'clean';
}
