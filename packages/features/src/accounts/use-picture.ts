import { PICTURE_FIELD, REMOVE_PICTURE_FIELD } from './change-picture.ts';
import type { ProfileData } from './account-data.ts';
import { toPicture, type PictureState } from './presenters/picture.ts';
import { useAccountForm } from './use-account-form.ts';

export interface PictureView extends PictureState {
  readonly choose: (file: File) => void;
  /** `null` while there is none. */
  readonly remove: (() => void) | null;
  /** What the button that removes posts without JavaScript. */
  readonly removeField: { readonly name: string; readonly value: string };
}

/** The picture of the guest: sent as soon as it is chosen. */
export function usePicture(data: ProfileData): PictureView {
  const form = useAccountForm(data, 'picture');
  const { profile } = data.guest;
  return {
    ...toPicture(profile, form),
    choose: (file) => form.sendFile(PICTURE_FIELD, file),
    remove: profile.picture === null ? null : () => form.send({ [REMOVE_PICTURE_FIELD]: '1' }),
    removeField: { name: REMOVE_PICTURE_FIELD, value: '1' },
  };
}
