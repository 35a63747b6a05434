import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { ProfileData, ProfileValues } from './account-data.ts';
import { toProfileForm, type ProfileFormView as Presented } from './presenters/profile-form.ts';
import { useAccountForm, type AccountForm } from './use-account-form.ts';

export interface ProfileFormView extends Omit<Presented, 'isDirty'> {
  readonly form: AccountForm;
  readonly change: (name: string, value: string) => void;
  readonly discard: (() => void) | null;
  readonly save: () => void;
}

/** The profile as it is being changed. What was typed stays until it is saved or discarded. */
export function useProfileForm(data: ProfileData): ProfileFormView {
  const form = useAccountForm(data, 'profile');
  const [draft, setDraft] = useState<Partial<ProfileValues>>(form.typed);
  const [wasTouched, setTouched] = useState(false);
  const { outcome } = form;
  const [answered, setAnswered] = useState(outcome);
  if (outcome !== answered) {
    setAnswered(outcome);
    setTouched(false);
    if (outcome?.kind === 'done') setDraft({});
  }
  const { isDirty, ...view } = toProfileForm(data.guest, { draft, wasTouched, form }, useTexts());
  return {
    ...view,
    form,
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
    save: () => form.send(view.values),
  };
}
