import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { settingsPath } from '../../app/settings-path.ts';
import { toAccountSections, toAccountTrail } from './sections.ts';

const here = '/en/myvisitx/profile/';
const hub = '/en/myvisitx/settings/';

it('names the sections in their order, below the one that leads to all of them, then what has a page elsewhere', () => {
  expect(settingsPath(texts.path)).toBe(hub);
  expect(toAccountSections(texts)).toEqual([
    { id: 'all', label: 'account.section.all', href: hub },
    { id: 'profile', label: 'account.section.profile', href: here },
    { id: 'security', label: 'account.section.security', href: `${hub}security/` },
    { id: 'phone', label: 'pincall.row.title', href: `${hub}phone/` },
    { id: 'notifications', label: 'alerts.section', href: `${hub}notifications/` },
    { id: 'news', label: 'account.section.news', href: `${hub}news/` },
    { id: 'privacy', label: 'privacy.section', href: `${hub}privacy/` },
    { id: 'limits', label: 'account.settings.limits', href: '/en/myvisitx/limits/' },
    { id: 'wallet', label: 'account.settings.wallet', href: '/en/top-up/' },
    { id: 'statement', label: 'shell.nav.statement', href: '/en/myvisitx/statement/' },
    { id: 'subscriptions', label: 'account.settings.subscriptions', href: '/en/vipclub/' },
    { id: 'age', label: 'account.settings.age', href: '/en/myvisitx/age-check/' },
  ]);
});

it('stands below the page of all settings', () => {
  const pathsOf = (section: 'all' | 'phone') =>
    toAccountTrail(section, texts).map(({ path }) => path);
  expect(pathsOf('all')).toEqual(['/en/', '/en/myvisitx/', hub]);
  expect(pathsOf('phone')).toEqual([...pathsOf('all'), `${hub}phone/`]);
});
