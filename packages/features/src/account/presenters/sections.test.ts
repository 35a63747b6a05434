import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toAccountSections } from './sections.ts';

const here = '/en/myvisitx/profile/';

it('names the sections in their order; the first one is the page itself', () => {
  expect(toAccountSections(texts)).toEqual([
    { id: 'profile', label: 'account.section.profile', href: here },
    { id: 'security', label: 'account.section.security', href: `${here}?section=security` },
    { id: 'phone', label: 'pincall.row.title', href: `${here}?section=phone` },
    { id: 'notifications', label: 'alerts.section', href: `${here}?section=notifications` },
    { id: 'news', label: 'account.section.news', href: `${here}?section=news` },
    { id: 'privacy', label: 'privacy.section', href: `${here}?section=privacy` },
  ]);
});
