import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTranslate } from '../texts/use-translate.ts';
import type { AccountData } from './load-account.ts';
import { ABOUT_LENGTH, profileFields, type ProfileField } from './save-profile.ts';
import { useAccountForm, type AccountForm } from './use-account-form.ts';

type Values = Readonly<Record<ProfileField, string>>;

export interface ProfileFormView {
  readonly form: AccountForm;
  readonly values: Values;
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  readonly status: {
    readonly state: 'clean' | 'dirty' | 'saving' | 'saved' | 'failed';
    readonly text: string;
  };
  /** Where the saved postcode lies, or what it is for. */
  readonly zipHint: string;
  readonly aboutUsed: number;
  readonly aboutMax: number;
  readonly change: (name: string, value: string) => void;
  readonly discard: (() => void) | null;
  readonly save: () => void;
}

/** The profile as it is being changed. What was typed stays until it is saved or discarded. */
export function useProfileForm(data: AccountData): ProfileFormView {
  const t = useTranslate();
  const { formatDisplayName } = useIntl();
  const form = useAccountForm(data, 'profile');
  const { profile, config } = data.guest;
  const saved: Values = {
    name: profile.name,
    about: profile.about,
    country: profile.country ?? '',
    zip: profile.zip ?? '',
  };
  const [draft, setDraft] = useState<Partial<Values>>(form.typed);
  const [touched, setTouched] = useState(false);
  const { outcome } = form;
  const [answered, setAnswered] = useState(outcome);
  if (outcome !== answered) {
    setAnswered(outcome);
    setTouched(false);
    if (outcome?.kind === 'done') setDraft({});
  }
  const values = { ...saved, ...draft };
  const isDirty = profileFields.some((name) => values[name] !== saved[name]);
  const stateOf = (): ProfileFormView['status']['state'] => {
    if (form.state === 'sending') return 'saving';
    if (form.state === 'refused' && !touched) return 'failed';
    if (isDirty) return 'dirty';
    return form.state === 'done' && !touched ? 'saved' : 'clean';
  };
  const state = stateOf();
  const countries = config.countries
    .map((value) => ({ value, label: formatDisplayName(value, { type: 'region' }) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return {
    form,
    values,
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
    change: (name, value) => {
      setTouched(true);
      setDraft((before) => ({ ...before, [name]: value }));
    },
    discard: isDirty
      ? () => {
          setTouched(true);
          setDraft({});
        }
      : null,
    save: () => form.send(values),
  };
}
