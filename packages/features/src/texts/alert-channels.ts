import type { RestContract } from '@vx/contract/rest';
import type { MessageId } from '@vx/i18n';
import type { PagePath } from '../app/page-path.ts';
import { phonePath } from '../app/phone-path.ts';
import { sectionPath } from '../app/account-sections.ts';

/** What a guest is told of, and by which channels, as the server keeps it. */
export type AlertSettings =
  RestContract['POST /guest/getNotificationsSettings']['response']['settings'];
export type AlertChannelName = AlertSettings['channels'][number]['channel'];

/** A way of telling: whether it is in use, or what it lacks and where that is mended. */
export interface AlertChannelView {
  readonly id: AlertChannelName;
  readonly label: string;
  readonly text: string;
  readonly state: 'on' | 'off' | 'denied';
  readonly stateText: string;
  /** Leads to the section that confirms the address or the number. */
  readonly fix: { readonly label: string; readonly href: string } | undefined;
}

/**
 * Puts the ways of telling into words.
 * @param ways what is on somewhere, as `event:channel`
 */
export function alertChannels(
  services: { readonly path: PagePath },
  channels: AlertSettings['channels'],
  ways: readonly string[],
  t: (id: MessageId) => string,
): readonly AlertChannelView[] {
  return channels.map(({ channel, available }) => {
    const isOn = ways.some((key) => key.endsWith(`:${channel}`));
    const state = !available ? 'denied' : isOn ? 'on' : 'off';
    const shared = {
      id: channel,
      label: t(`alerts.channel.${channel}`),
      state,
      stateText: t(state === 'denied' ? 'alerts.state.closed' : `alerts.state.${state}`),
    } as const;
    if (available || channel === 'app')
      return { ...shared, text: t(`alerts.channel.${channel}Text`), fix: undefined };
    return {
      ...shared,
      text: t(`alerts.channel.${channel}Closed`),
      fix: {
        label: t(`alerts.channel.${channel}Fix`),
        href: channel === 'sms' ? phonePath(services) : sectionPath(services, 'profile'),
      },
    };
  });
}
