import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import type { SettingsFacts } from './presenters/settings.ts';
import { sectionTexts } from './section-texts.ts';

export interface SettingsData extends SettingsFacts {
  readonly head: Head;
}

/** The page that leads to everything a guest can set, with how it stands. It does without what cannot be known now. */
export const loadSettings: PageLoad<SettingsData> = async ({ services, url }) => {
  requireLogin(services, url);
  const { rest } = services;
  const unknown = (): null => null;
  const [sessions, passkeys, alerts, limits] = await Promise.all([
    rest.call('GET /auth/sessions', { fresh: true }).catch(unknown),
    rest.call('GET /auth/passkeys', { fresh: true }).catch(unknown),
    rest.call('POST /guest/getNotificationsSettings', { fresh: true }).catch(unknown),
    rest.call('GET /guest/limits', { fresh: true }).catch(unknown),
  ]);
  return {
    devices: sessions && sessions.items.length,
    passkeys: passkeys && passkeys.items.length,
    quiet: alerts && { hours: alerts.settings.quiet },
    month: limits?.limits.find(({ period }) => period === 'month') ?? null,
    head: memberHead(
      services,
      { title: 'account.title', text: sectionTexts.all.text },
      'memberSettings',
    ),
  };
};
