import { pinnedActorChannels, type PinnedActorChannel } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';
import { errorText } from '@vx/i18n';
import {
  createPinnedAlerts,
  isAlertOn,
  isAlertPending,
  isFollowed,
  restingPinnedAlerts,
} from '@vx/notify-core';
import { useMemo } from 'react';
import { INTENT_FIELD } from '../forms/account-outcome.ts';
import { alertChannels, type AlertChannelView } from '../texts/alert-channels.ts';
import { ALERT_FIELD, formatChange } from '../forms/alert-change.ts';
import { sectionPath } from '../app/account-sections.ts';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { FavoritesData } from './load-favorites.ts';

export interface FavouriteAlertsView {
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
  readonly toggle: (row: string, event: string, channel: string, on: boolean) => void;
  /** All that the guest is told. */
  readonly settingsHref: string;
  /** What the buttons post without JavaScript, and where to. */
  readonly plain: {
    readonly action: string;
    readonly name: string;
    readonly value: (row: string, event: string, channel: string, on: boolean) => string;
    readonly hidden: Readonly<Record<string, string>>;
  };
}

const EVENT = 'live';

/** What the settings call a channel of pinned actors. */
const wayOf = (channel: PinnedActorChannel): 'email' | 'sms' =>
  channel === 'SMS' ? 'sms' : channel;
const ways: readonly string[] = pinnedActorChannels.map(wayOf);

/**
 * E-mail and text message when single favourites go live: shown at once, taken back when the server
 * refuses. Whom the guest follows no longer has none. [RU-favorites-notify-settings]
 */
export function useFavouriteAlerts({ alerts }: FavoritesData): FavouriteAlertsView {
  const services = useServices();
  const t = useTranslate();
  const { socket, random } = services;
  const followed = useStore(services.favourites);
  // What was switched is laid over what was loaded, until the page is loaded anew.
  const switches = useMemo(
    () => lazyStore(() => createPinnedAlerts({ socket, random }), restingPinnedAlerts),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was loaded anew holds what was switched before
    [socket, random, alerts],
  );
  const known = useStore(switches);
  const rows = alerts.actors
    .filter(({ actorId }) => isFollowed(followed, actorId, true))
    .map(({ actorId, name, picture, own, on }) => {
      const shown = new Set(on);
      const pending: string[] = [];
      let isOwn = own;
      for (const channel of pinnedActorChannels) {
        const key = `${EVENT}:${wayOf(channel)}`;
        const loaded = on.includes(key);
        const isShown = isAlertOn(known, actorId, channel, loaded);
        if (isShown) shown.add(key);
        else shown.delete(key);
        if (isShown !== loaded) isOwn = true;
        if (isAlertPending(known, actorId, channel)) pending.push(key);
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
      } as const;
    });
  const settingsHref = sectionPath(services, 'notifications');
  return {
    channels: alertChannels(
      services,
      alerts.channels.filter(({ channel }) => ways.includes(channel)),
      rows.flatMap(({ on }) => on),
      t,
    ),
    events: [{ id: EVENT, label: t('alerts.event.live'), channels: ways }],
    rows,
    problem: known.refused === null ? undefined : t(errorText(known.refused as ErrorCode)),
    toggle(row, _event, way, on) {
      const channel = pinnedActorChannels.find((one) => wayOf(one) === way);
      if (channel) known.set?.(row, channel, on);
    },
    settingsHref,
    plain: {
      action: settingsHref,
      name: ALERT_FIELD,
      value: (row, event, channel, value) => formatChange({ row, event, channel, value }),
      hidden: { [INTENT_FIELD]: 'alerts' },
    },
  };
}
