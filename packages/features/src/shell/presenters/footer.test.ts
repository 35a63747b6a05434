import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toFooter, type FooterFacts } from './footer.ts';

const outside = {
  instagram: 'https://instagram.example/c',
  x: 'https://x.example/c',
  youtube: 'https://youtube.example/c',
  mastodon: 'https://mastodon.example/@c',
  recruitment: 'https://models.example/',
  webmaster: 'https://partners.example/',
};
const facts: FooterFacts = { language: 'en', brand: { id: 'candela' }, guestName: null, outside };
const linksOf = (change: Partial<FooterFacts>) =>
  toFooter({ ...facts, ...change }, texts).groups.flatMap(({ links }) => links);

it('has four groups of links, and the choice about cookies among them', () => {
  const { groups, cookies } = toFooter(facts, texts);
  expect(groups.map(({ title }) => title)).toEqual([
    'shell.footer.discover',
    'shell.footer.trust',
    'shell.footer.company',
    'shell.footer.social',
  ]);
  expect(cookies.href).toBe(`${texts.path('dataProtection', {})}#cookie-choices`);
  // The app knows it by being the same.
  expect(groups[1]?.links).toContain(cookies);
});

it('[RU-footer-social-links] leads to four networks', () => {
  expect(toFooter(facts, texts).groups[3]?.links.map(({ label }) => label)).toEqual([
    'Instagram',
    'X',
    'YouTube',
    'Mastodon',
  ]);
});

it('shows nothing that is not there', () => {
  const { groups } = toFooter({ ...facts, outside: undefined }, texts);
  expect(groups.map(({ title }) => title)).toEqual([
    'shell.footer.discover',
    'shell.footer.trust',
    'shell.footer.company',
  ]);
  expect(
    groups.flatMap(({ links }) => links).filter(({ href }) => href.startsWith('http')),
  ).toEqual([]);
});

it('[RU-footer-help-center-guest-name] tells the help center who asks', () => {
  const help = (guestName: string | null) =>
    linksOf({ guestName }).find(({ label }) => label === 'shell.footer.helpCenter')?.href;
  expect(help('Jo Li')).toBe('/en/help/?guest=Jo%20Li');
  expect(help(null)).toBe('/en/help/');
});
