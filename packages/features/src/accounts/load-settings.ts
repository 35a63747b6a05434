import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import { sectionTexts } from './section-texts.ts';

export interface SettingsData {
  readonly head: Head;
}

/** The page that leads to everything a guest can set: it shows what the frame of the page knows anyway. */
export const loadSettings: PageLoad<SettingsData> = async ({ services, url }) => {
  requireLogin(services, url);
  return {
    head: memberHead(
      services,
      { title: 'account.title', text: sectionTexts.all.text },
      'memberSettings',
    ),
  };
};
