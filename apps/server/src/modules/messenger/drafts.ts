import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { idOf } from './message-input.ts';
import type { MessengerDeps } from './messenger-deps.ts';
import { saveDraft } from './drafts.repository.ts';

/** What the guest has typed and not sent: the newest text is kept, for all devices. */
export const keepDraft =
  (deps: MessengerDeps): RestHandler<'POST /messenger/channel/{channelId}/draft'> =>
  async ({ caller, params, body: { text } }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const channelId = idOf(params.channelId);
    const version = await saveDraft(deps.database.read, caller.guestId, { channelId, text });
    if (version === null) throw new OperationError('NOT_FOUND');
    return { text, version };
  };
