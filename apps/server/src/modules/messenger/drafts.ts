import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { idOf } from './message-input.ts';
import { sendAfterCommit, type MessengerDeps } from './messenger-deps.ts';
import { clearDraft, saveDraft } from './drafts.repository.ts';
import type { ChannelRow } from './lines.repository.ts';

/** What the guest has typed and not sent: the newest text is kept, for all devices. */
export const keepDraft =
  (deps: MessengerDeps): RestHandler<'POST /messenger/channel/{channelId}/draft'> =>
  async ({ caller, params, body: { text } }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const channelId = idOf(params.channelId);
    const version = await saveDraft(deps.database.read, caller.guestId, { channelId, text });
    if (version === null) throw new OperationError('NOT_FOUND');
    announceDraft(deps, { guestId: caller.guestId, channelId, draft: { text, version } });
    return { text, version };
  };

/** What was said is typed on no device any more. The caller holds the lock of the channel. */
export async function endDraft(
  deps: MessengerDeps,
  tx: Parameters<typeof clearDraft>[0],
  channel: ChannelRow,
  said: string,
): Promise<void> {
  const version = await clearDraft(tx, channel, said);
  if (version === null) return;
  const draft = { text: '', version };
  announceDraft(deps, { guestId: channel.guest_id, channelId: channel.id, draft });
}

/** Tells every window of the guest. */
function announceDraft(
  deps: MessengerDeps,
  {
    guestId,
    channelId,
    draft,
  }: {
    readonly guestId: string;
    readonly channelId: number;
    readonly draft: { readonly text: string; readonly version: number };
  },
): void {
  sendAfterCommit(deps, () =>
    deps.guestFrames.send(guestId, 'channelDraft', { channelId: String(channelId), draft }),
  );
}
