import {
  notificationChannels,
  notificationEvents,
  type NotificationChannel,
} from '@vx/contract/enums';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { imageSet } from '../actors/index.ts';
import type { NotificationsDeps } from './notifications-api.ts';
import { clockText } from './quiet-hours.rules.ts';
import { findChoices, findQuietHours } from './settings.repository.ts';
import { allWays, eventRules } from './settings.rules.ts';

/** Performers that one answer carries. */
const maxShown = 100;

/** The channels by which something can reach the guest now. */
async function reachableBy(
  { accounts, phones }: Pick<NotificationsDeps, 'accounts' | 'phones'>,
  guestId: string,
): Promise<ReadonlySet<NotificationChannel>> {
  const guest = await accounts.find(guestId);
  const channels = new Set<NotificationChannel>(['app']);
  if (guest?.email_verified_at) channels.add('email');
  if (await phones.isReachable(guestId)) channels.add('sms');
  return channels;
}

/** What the guest is told, and how: for all, and for each performer it follows. [RE-getNotificationsSettings] */
export function getSettings(
  deps: NotificationsDeps,
): RestHandler<'POST /guest/getNotificationsSettings'> {
  return async ({ caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const [choices, followed, reachable, quiet] = await Promise.all([
      findChoices(deps.database.read, guestId),
      deps.favorites.pinnedBy(guestId),
      reachableBy(deps, guestId),
      findQuietHours(deps.database.read, guestId),
    ]);
    const own = new Set(choices.map(({ actorId }) => actorId));
    const shown = [
      ...followed.filter((id) => own.has(id)),
      ...followed.filter((id) => !own.has(id)),
    ].slice(0, maxShown);
    const known = await deps.actors.findMany(shown, 'en');
    return {
      settings: {
        events: notificationEvents.map((event) => ({
          event,
          channels: [...eventRules[event].channels],
          byActor: eventRules[event].byActor,
        })),
        channels: notificationChannels.map((channel) => ({
          channel,
          available: reachable.has(channel),
        })),
        on: allWays(choices),
        actors: shown.flatMap((id) => {
          const actor = known.get(id);
          if (!actor) return [];
          const picture = imageSet('avatar', id, actor.image_version).url;
          return [
            {
              actorId: String(id),
              name: actor.name,
              picture,
              own: own.has(id),
              on: allWays(choices, id),
            },
          ];
        }),
        followed: followed.length,
        quiet: quiet && {
          from: clockText(quiet.starts),
          until: clockText(quiet.ends),
          zone: quiet.zone,
        },
      },
    };
  };
}
