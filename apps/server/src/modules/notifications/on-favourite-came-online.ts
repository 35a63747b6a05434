import { build } from '@vx/routes';
import type { DomainEventHandler } from '../../platform/domain-events.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import { imageSet } from '../actors/index.ts';
import type { FavouriteCameOnline } from '../favorites/index.ts';
import { favouriteLiveText, type PincallApi } from '../pincall/index.ts';
import type { WebpushApi } from '../webpush/index.ts';
import type { Notifier } from './notify.ts';
import type { NotificationSettingsApi } from './settings-api.ts';

/**
 * A guest hears that an actor whom it follows came online, by the channels that it chose. Whoever chose
 * the app gets a web push, too. In quiet hours nothing rings: neither text message nor push.
 */
export function onFavouriteCameOnline(
  deps: Pick<Platform, 'mailer' | 'random'> & {
    readonly accounts: Pick<AccountsApi, 'find'>;
    readonly phones: Pick<PincallApi, 'text'>;
    readonly webpush: Pick<WebpushApi, 'actorOnline'>;
    readonly settings: Pick<NotificationSettingsApi, 'isQuiet'>;
    readonly notify: Pick<Notifier, 'favouriteLive'>;
  },
): DomainEventHandler<FavouriteCameOnline> {
  return async (tx, { guestId, actor: { id, name, slug, image_version } }) => {
    const picture = imageSet('avatar', id, image_version).url;
    const channels = await deps.notify.favouriteLive(tx, guestId, { id, name, slug, picture });
    const isWritten = channels.has('email') || channels.has('sms');
    const guest = isWritten ? await deps.accounts.find(guestId, tx) : null;
    if (channels.has('email') && guest?.email_verified_at)
      await deps.mailer.send(tx, {
        to: guest.email,
        template: 'favouriteLive',
        args: { name: guest.name, actor: name },
        language: guest.language,
      });
    const mayRing = channels.has('sms') || channels.has('app');
    if (!mayRing || (await deps.settings.isQuiet(tx, guestId))) return;
    if (channels.has('sms') && guest)
      await deps.phones.text(tx, guestId, {
        language: guest.language,
        text: favouriteLiveText(guest.language),
      });
    if (channels.has('app'))
      await deps.webpush.actorOnline(tx, guestId, {
        messageId: deps.random.uuid(),
        path: build('actorProfile', { actorName: slug }, {}),
      });
  };
}
