import type { ErrorCode } from '@vx/contract/errors';
import { errorText } from '@vx/i18n';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import { nameError, onlyErrors } from '../forms/credential-errors.ts';
import { typedText, type FieldError } from '../forms/form-errors.ts';
import { ABOUT_LENGTH, profileFields, type ProfileField } from './account-data.ts';
import { pictureChangeOf, sendPicture } from './change-picture.ts';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';

const fieldOfCode: { readonly [Code in ErrorCode]?: ProfileField } = {
  NAME_INVALID: 'name',
  NAME_RESERVED: 'name',
  NAME_TAKEN: 'name',
  TEXT_TOO_LONG: 'about',
  COUNTRY_UNKNOWN: 'country',
  ZIP_INVALID: 'zip',
};

const aboutError = (about: string): FieldError | null =>
  about.length > ABOUT_LENGTH
    ? { id: 'account.field.aboutTooLong', values: { max: ABOUT_LENGTH } }
    : null;

/** Saves what others see of the guest. [RU-profile-update] */
export async function saveProfile(input: PageActionInput): Promise<AccountAnswer> {
  const typed = Object.fromEntries(
    profileFields.map((name) => [name, typedText(input.form, name)]),
  ) as Record<ProfileField, string>;
  const fields = onlyErrors({ name: nameError(typed.name), about: aboutError(typed.about) });
  if (fields) return notTaken('profile', { fields, typed });
  // A plain form carries the picture, too.
  const change = pictureChangeOf(input.form);
  const wrong = change && (await sendPicture(input, change));
  if (wrong) return notTaken('profile', { fields: { picture: { id: wrong } }, typed });
  try {
    await input.services.rest.call('POST /guest/profile/update', { body: { properties: typed } });
  } catch (error) {
    const code = codeOf(error);
    const field = fieldOfCode[code];
    const text = { id: errorText(code) };
    return notTaken(
      'profile',
      field ? { fields: { [field]: text }, typed } : { form: text, typed },
    );
  }
  return taken(input, 'profile', 'profile');
}
