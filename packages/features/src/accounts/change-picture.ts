import { errorText, type MessageId } from '@vx/i18n';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';

/** The bound of the server; checked here to answer at once. */
const PICTURE_BYTES = 8 * 1024 * 1024;

/** Names of the fields: the file, and the button that takes the picture back. */
export const PICTURE_FIELD = 'picture';
export const REMOVE_PICTURE_FIELD = 'removePicture';

/** Bytes that become text at once: more arguments than this are too many for a call. */
const CHUNK = 0x8000;

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

/** What a form asks of the picture: a file, `remove`, or nothing. */
export function pictureChangeOf(form: FormData): File | 'remove' | null {
  if (form.has(REMOVE_PICTURE_FIELD)) return 'remove';
  const file = form.get(PICTURE_FIELD);
  // An empty field is sent as an empty file.
  return file instanceof File && file.size > 0 ? file : null;
}

/** Sets or takes back the picture; answers what is wrong with it. [RU-profile-preview-delete] */
export async function sendPicture(
  { services }: Pick<PageActionInput, 'services'>,
  change: File | 'remove',
): Promise<MessageId | null> {
  if (change !== 'remove' && change.size > PICTURE_BYTES) return 'account.picture.large';
  try {
    await services.rest.call('POST /guest/profile/preview/update', {
      body:
        change === 'remove' ? { delete: true } : { delete: false, image: await base64Of(change) },
    });
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'UNSUPPORTED_MEDIA_TYPE') return 'account.picture.kind';
    return code === 'BODY_TOO_LARGE' ? 'account.picture.large' : errorText(code);
  }
}

/** The form of the picture alone. */
export async function changePicture(input: PageActionInput): Promise<AccountAnswer> {
  const change = pictureChangeOf(input.form);
  if (change === null) return notTaken('picture', { form: { id: 'errors.INVALID_INPUT' } });
  const wrong = await sendPicture(input, change);
  if (wrong) return notTaken('picture', { fields: { picture: { id: wrong } } });
  return taken(input, 'picture', 'profile');
}
