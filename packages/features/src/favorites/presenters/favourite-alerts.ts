import { pinnedActorChannels, type PinnedActorChannel } from '@vx/contract/enums';
import { errorText } from '@vx/i18n';
import {
  isAlertOn,
  isAlertPending,
  isFollowed,
  type FavouritesSnapshot,
  type PinnedAlertsSnapshot,
} from '@vx/notify-core';
import { sectionPath } from '../../app/account-sections.ts';
import {
  alertChannels,
  type AlertChannelView,
  type AlertSettings,
} from '../../texts/alert-channels.ts';
import type { Texts } from '../../texts/presenter-texts.ts';

/** For each performer that the guest follows, by which channels the guest is told of them. */
export interface FavouriteAlertsTable {
  readonly channels: readonly AlertChannelView[];
  readonly events: readonly {
    readonly id: string;
    readonly label: string;
    readonly channels: readonly string[];
  }[];
  readonly rows: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly kind: 'inherited' | 'own' | 'muted';
    readonly picture: string;
    readonly on: readonly string[];
    readonly pending: readonly string[];
  }[];
  /** Why the latest switch was taken back. */
  readonly problem: string | undefined;
  /** All that the guest is told. */
  readonly settingsHref: string;
}

/** What was loaded with the page. */
export type FavouriteAlertsFacts = Pick<AlertSettings, 'channels' | 'actors'>;

/** What the guest did since. */
export interface FavouriteAlertsVisit {
  readonly followed: FavouritesSnapshot;
  readonly switches: PinnedAlertsSnapshot;
}

const EVENT = 'live';

/** What the settings call a channel of pinned actors. */
const wayOf = (channel: PinnedActorChannel): 'email' | 'sms' =>
  channel === 'SMS' ? 'sms' : channel;
const ways: readonly string[] = pinnedActorChannels.map(wayOf);

/** The channel of pinned actors that the settings call so. */
export const pinnedChannelOf = (way: string): PinnedActorChannel | undefined =>
  pinnedActorChannels.find((channel) => wayOf(channel) === way);

/** E-mail and text message when single favourites go live. Whom the guest follows no longer has none. */
export function toFavouriteAlerts(
  alerts: FavouriteAlertsFacts,
  { followed, switches }: FavouriteAlertsVisit,
  texts: Pick<Texts, 't' | 'path'>,
): FavouriteAlertsTable {
  const { t } = texts;
  const rows = alerts.actors
    .filter(({ actorId }) => isFollowed(followed, actorId, true))
    .map((actor) => rowOf(actor, switches, texts));
  return {
    rows,
    channels: alertChannels(
      texts,
      alerts.channels.filter(({ channel }) => ways.includes(channel)),
      rows.flatMap(({ on }) => on),
      t,
    ),
    events: [{ id: EVENT, label: t('alerts.event.live'), channels: ways }],
    problem: switches.refused === null ? undefined : t(errorText(switches.refused)),
    settingsHref: sectionPath(texts, 'notifications'),
  };
}

function rowOf(
  { actorId, name, picture, own, on }: FavouriteAlertsFacts['actors'][number],
  switches: PinnedAlertsSnapshot,
  { t }: Pick<Texts, 't'>,
): FavouriteAlertsTable['rows'][number] {
  const shown = new Set(on);
  const pending: string[] = [];
  let isOwn = own;
  for (const channel of pinnedActorChannels) {
    const key = `${EVENT}:${wayOf(channel)}`;
    const loaded = on.includes(key);
    const isShown = isAlertOn(switches, actorId, channel, loaded);
    if (isShown) shown.add(key);
    else shown.delete(key);
    if (isShown !== loaded) isOwn = true;
    if (isAlertPending(switches, actorId, channel)) pending.push(key);
  }
  const kind = !isOwn ? 'inherited' : shown.size === 0 ? 'muted' : 'own';
  return {
    id: actorId,
    title: name,
    text: t(`alerts.${kind}`),
    kind,
    picture,
    on: [...shown],
    pending,
  };
}
