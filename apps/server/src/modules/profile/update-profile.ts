import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { profileOf } from './get-profile.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { holdWords, saveWords } from './profile.repository.ts';
import { changeWords } from './profile.rules.ts';

/** Changes what is named, all of it or nothing, and tells all tabs of a new name. [RU-profile-update] */
export const updateProfile =
  (deps: ProfileDeps): RestHandler<'POST /guest/profile/update'> =>
  async ({ body, caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const { name, language, ...words } = body.properties;
    await deps.database.transaction(async (tx) => {
      await saveWords(tx, guestId, changeWords(await holdWords(tx, guestId), words));
      if (language !== undefined) await deps.accounts.setLanguage(tx, guestId, language);
      if (name === undefined) return;
      const shown = await deps.accounts.rename(tx, guestId, name);
      if (shown !== null)
        await deps.guestEvents.append(tx, guestId, 'guestProfile', { name: shown });
    });
    return profileOf(deps, guestId);
  };
