import type { MessageId } from '@vx/i18n';
import type { AccountSection } from '../app/account-sections.ts';

export const sectionTexts: {
  readonly [Section in AccountSection]: { readonly title: MessageId; readonly text: MessageId };
} = {
  all: { title: 'account.section.all', text: 'account.section.allText' },
  profile: { title: 'account.section.profile', text: 'account.section.profileText' },
  security: { title: 'account.section.security', text: 'account.section.securityText' },
  notifications: { title: 'alerts.section', text: 'alerts.sectionText' },
  phone: { title: 'pincall.row.title', text: 'pincall.row.none' },
  privacy: { title: 'privacy.section', text: 'privacy.sectionText' },
  news: { title: 'account.section.news', text: 'account.section.newsText' },
};
