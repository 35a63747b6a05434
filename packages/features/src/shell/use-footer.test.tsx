import type { PageConfig } from '@vx/contract';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { composeServer } from '../app/compose-server.ts';
import { AppProviders } from '../app/context.tsx';
import { createPageIntl } from '../app/page-intl.ts';
import { useFooter } from './use-footer.ts';

function Footer() {
  const { groups } = useFooter();
  return <p>{groups.flatMap(({ links }) => links.map(({ href }) => href)).join(' ')}</p>;
}

/** Where the footer of a page in a language and a brand leads. */
function linksOf(language: PageConfig['language'], brand: string): readonly string[] {
  const services = composeServer(
    {
      app: 'desktop',
      nonce: 'n',
      fetch: () => Promise.reject(new Error('nothing is called')),
      pageConfig: {
        language,
        brand: { id: brand },
        outsideLinks: {
          recruitment: 'https://models.example/en/',
          recruitmentDe: 'https://models.example/de/',
          alternateRecruitment: 'https://models.rosewood.example/',
        },
        guest: { id: null, loggedIn: false },
        preferences: { consent: null },
      } as never,
    },
    { [language]: createPageIntl(language, {}, { error: () => undefined }) } as never,
  );
  const html = renderToString(
    <AppProviders services={services}>
      <Footer />
    </AppProviders>,
  );
  return html.replaceAll(/<[^>]+>/g, '').split(' ');
}

it('[RU-footer-alternate-recruitment] the footer of one brand leads to a recruitment site of its own', () => {
  const alternate = 'https://models.rosewood.example/';
  expect(linksOf('de', 'rosewood')).toContain(alternate);
  expect(linksOf('de', 'candela')).not.toContain(alternate);
});

it.each([
  ['de', '/de/hilfe/', '/de/hilfe/#report-content'],
  ['en', '/en/help/', '/en/help/#report-content'],
  ['es', '/es/ayuda/', '/en/help/#report-content'],
  ['nl', '/en/help/', '/en/help/#report-content'],
] as const)(
  '[RU-footer-help-center-language][RU-footer-report-content-language] in %s it leads to %s and %s',
  (language, help, report) => {
    expect(linksOf(language, 'candela')).toEqual(expect.arrayContaining([help, report]));
  },
);

it('[RU-footer-recruitment-language] recruits in German and English', () => {
  const added = (language: PageConfig['language'], other: PageConfig['language']) =>
    linksOf(language, 'candela')
      .filter((href) => href.startsWith('https://'))
      .filter((href) => !linksOf(other, 'candela').includes(href));
  expect(added('de', 'en')).toHaveLength(1);
  expect(added('es', 'en')).toEqual([]);
  expect(added('nl', 'en')).toEqual([]);
});
