import { notificationChannels, notificationEvents } from '@vx/contract/enums';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { NotificationsDeps } from './notifications-api.ts';
import { clockText } from './quiet-hours.rules.ts';
import { findChoices, findQuietHours } from './settings.repository.ts';
import { allWays, eventRules } from './settings.rules.ts';

/** Performers that one answer carries. */
const maxShown = 100;

/** What the guest is told, and how: for all, and for each performer it follows. [RE-getNotificationsSettings] */
export function getSettings(
  deps: NotificationsDeps,
): RestHandler<'POST /guest/getNotificationsSettings'> {
  return async ({ caller }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const [choices, followed, reachable, quiet] = await Promise.all([
      findChoices(deps.database.read, guestId),
      deps.followed.all(guestId),
      deps.reachableBy(guestId),
      findQuietHours(deps.database.read, guestId),
    ]);
    const own = new Set(choices.map(({ actorId }) => actorId));
    const shown = [
      ...followed.filter((id) => own.has(id)),
      ...followed.filter((id) => !own.has(id)),
    ].slice(0, maxShown);
    const faces = await deps.followed.faces(shown);
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
          const face = faces.get(id);
          return face
            ? [{ actorId: String(id), ...face, own: own.has(id), on: allWays(choices, id) }]
            : [];
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
