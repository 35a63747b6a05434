import { createPinnedAlerts, restingPinnedAlerts } from '@vx/notify-core';
import { useMemo } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { lazyStore } from '../app/lazy-store.ts';
import { INTENT_FIELD } from '../forms/account-outcome.ts';
import { ALERT_FIELD, formatChange } from '../forms/alert-change.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { FavoritesData } from './load-favorites.ts';
import {
  pinnedChannelOf,
  toFavouriteAlerts,
  type FavouriteAlertsTable,
} from './presenters/favourite-alerts.ts';

export interface FavouriteAlertsView extends FavouriteAlertsTable {
  readonly toggle: (row: string, event: string, channel: string, on: boolean) => void;
  /** What the buttons post without JavaScript, and where to. */
  readonly plain: {
    readonly action: string;
    readonly name: string;
    readonly value: (row: string, event: string, channel: string, on: boolean) => string;
    readonly hidden: Readonly<Record<string, string>>;
  };
}

/**
 * E-mail and text message when single favourites go live: shown at once, taken back when the server
 * refuses. [RU-favorites-notify-settings]
 */
export function useFavouriteAlerts({ alerts }: FavoritesData): FavouriteAlertsView {
  const { socket, random, favourites } = useServices();
  const followed = useStore(favourites);
  // What was switched is laid over what was loaded, until the page is loaded anew.
  const store = useMemo(
    () => lazyStore(() => createPinnedAlerts({ socket, random }), restingPinnedAlerts),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was loaded anew holds what was switched before
    [socket, random, alerts],
  );
  const switches = useStore(store);
  const table = toFavouriteAlerts(alerts, { followed, switches }, useTexts());
  return {
    ...table,
    toggle(row, _event, way, on) {
      const channel = pinnedChannelOf(way);
      if (channel) switches.set?.(row, channel, on);
    },
    plain: {
      action: table.settingsHref,
      name: ALERT_FIELD,
      value: (row, event, channel, value) => formatChange({ row, event, channel, value }),
      hidden: { [INTENT_FIELD]: 'alerts' },
    },
  };
}
