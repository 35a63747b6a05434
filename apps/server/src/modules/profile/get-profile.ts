import type { RestContract } from '@vx/contract/rest';
import { nameLength } from '@vx/session-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { findPostcode } from '../actorsearch/index.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { pictureAddress } from './picture.rules.ts';
import { findPictureId } from './pictures.repository.ts';
import { findWords } from './profile.repository.ts';
import { aboutLength, countries, type OwnWords } from './profile.rules.ts';

type GuestProfile = RestContract['POST /guest/profile/get']['response'];

const placeOf = async ({ country, zip }: OwnWords): Promise<string | null> =>
  country && zip ? ((await findPostcode(country, zip))?.place ?? null) : null;

/** ET-guestProfile of a guest. */
export async function profileOf(deps: ProfileDeps, guestId: string | null): Promise<GuestProfile> {
  const guest = guestId === null ? null : await deps.accounts.find(guestId);
  if (!guest) throw new OperationError('NEED_LOGIN');
  const [words, pictureId] = await Promise.all([
    findWords(deps.database.read, guest.id),
    findPictureId(deps.database.read, guest.id),
  ]);
  return {
    config: { nameLength, aboutLength, countries: [...countries] },
    profile: {
      ...words,
      place: await placeOf(words),
      picture: pictureId && pictureAddress(pictureId, 320),
      name: guest.name,
      email: guest.email,
      emailVerified: guest.email_verified_at !== null,
      pendingEmail: guest.pending_email,
      pendingEmailDueAt: guest.pending_email_due_at?.toISOString() ?? null,
      language: guest.language,
    },
  };
}

export const getProfile =
  (deps: ProfileDeps): RestHandler<'POST /guest/profile/get'> =>
  ({ caller }) =>
    profileOf(deps, caller.guestId);
