import type { ProfileFacts } from '../account-data.ts';
import type { FormState } from './form-state.ts';

/** The guest's own picture, and what hinders a new one. */
export interface PictureState {
  readonly name: string;
  readonly src: string | undefined;
  readonly busy: boolean;
  readonly error: string | undefined;
}

/** The picture of the guest, and how changing it went. */
export const toPicture = (
  { name, picture }: Pick<ProfileFacts['profile'], 'name' | 'picture'>,
  form: Pick<FormState, 'state' | 'error' | 'message'>,
): PictureState => ({
  name,
  src: picture ?? undefined,
  busy: form.state === 'sending',
  error: form.error('picture') ?? form.message,
});
