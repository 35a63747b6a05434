import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { settingsPath } from '../../app/settings-path.ts';
import { toAccountSections, toAccountTrail } from './sections.ts';

const here = '/en/myvisitx/profile/';
const hub = '/en/myvisitx/settings/';

it('names the sections in their order, below the one that leads to all of them', () => {
  expect(settingsPath(texts.path)).toBe(hub);
  expect(toAccountSections(texts)).toEqual([
    { id: 'all', label: 'account.section.all', href: hub },
    { id: 'profile', label: 'account.section.profile', href: here },
    { id: 'security', label: 'account.section.security', href: `${here}?section=security` },
    { id: 'phone', label: 'pincall.row.title', href: `${here}?section=phone` },
    { id: 'notifications', label: 'alerts.section', href: `${here}?section=notifications` },
    { id: 'news', label: 'account.section.news', href: `${here}?section=news` },
    { id: 'privacy', label: 'privacy.section', href: `${here}?section=privacy` },
  ]);
});

it('stands below the page of all settings', () => {
  const pathsOf = (section: 'all' | 'phone') =>
    toAccountTrail(section, texts).map(({ path }) => path);
  expect(pathsOf('all')).toEqual(['/en/', '/en/myvisitx/', hub]);
  expect(pathsOf('phone')).toEqual([...pathsOf('all'), `${here}?section=phone`]);
});
