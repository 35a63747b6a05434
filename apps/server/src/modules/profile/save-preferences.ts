import { languages } from '@vx/contract/enums';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { ProfileDeps } from './profile-deps.ts';

/** Stores what is named, all of it or nothing. [RU-profile-preferences] */
export const savePreferences =
  (deps: ProfileDeps): RestHandler<'POST /guest/savePreferences'> =>
  async ({ body, caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const { language, ...others } = body.data;
    const known = languages.find((one) => one === language);
    if (language !== undefined && !known)
      throw new OperationError('INVALID_INPUT', { field: 'language' });
    await deps.database.transaction(async (tx) => {
      if (known) await deps.accounts.setLanguage(tx, guestId, known);
      await deps.notifications.save(tx, guestId, Object.entries(others));
    });
    return { success: true };
  };
