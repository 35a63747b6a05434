import { PICTURE_BYTES } from '@vx/contract/rest';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { createLimit } from '../media/index.ts';
import { encodePicture } from './encode-picture.ts';
import { profileOf } from './get-profile.ts';
import { deletePicture, savePicture } from './pictures.repository.ts';
import type { ProfileDeps } from './profile-deps.ts';

/** Pictures that are decoded at once on a node: each may take some hundred megabytes. */
const atOnce = createLimit(2);
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Sets or deletes the picture of the guest. [RE-guestProfilePreviewUpdate] [RU-profile-preview-delete] */
export const updatePicture =
  (deps: ProfileDeps): RestHandler<'POST /guest/profile/preview/update'> =>
  async ({ body, caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    if (body.delete === (body.image !== undefined))
      throw new OperationError('INVALID_INPUT', { field: 'image' });
    if (body.image === undefined) await deletePicture(deps.database.read, guestId);
    else {
      const file = readFile(body.image);
      const encoded = await atOnce(() => encodePicture(file));
      const at = new Date(deps.clock.now());
      await savePicture(deps.database.read, guestId, { id: deps.random.uuid(), encoded, at });
    }
    return profileOf(deps, guestId);
  };

function readFile(text: string): Buffer {
  if (text.length % 4 !== 0 || !base64.test(text))
    throw new OperationError('INVALID_INPUT', { field: 'image' });
  const file = Buffer.from(text, 'base64');
  if (file.length > PICTURE_BYTES) throw new OperationError('BODY_TOO_LARGE');
  return file;
}
