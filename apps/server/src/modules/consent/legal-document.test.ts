import { languages, loadMessagePart } from '@vx/i18n';
import { describe, expect, it } from 'vitest';
import { legalDocument } from './legal-document.ts';

const documents = [
  [
    'terms-of-service',
    'legal.terms.',
    { en: 'As of 26 November 2026', de: 'Stand 26. November 2026' },
  ],
  [
    'data-protection',
    'legal.privacy.',
    { en: 'As of 30 November 2026', de: 'Stand 30. November 2026' },
  ],
] as const;

describe.each(languages)('legal texts as documents in %s', (language) => {
  it.each(documents)(
    '[RE-legalTextDownload][RU-consent-legal-text-download] %s says every title and every paragraph of its page',
    async (id, prefix) => {
      const document = await legalDocument(id, language);
      const said = Object.entries(await loadMessagePart(language, 'legal')).filter(
        // A button of the page: it leads to another one.
        ([message]) => message.startsWith(prefix) && message !== 'legal.privacy.log',
      );
      // Title, introduction and eight sections of two.
      expect(said).toHaveLength(18);
      for (const [, words] of said)
        expect(document).toContain(
          String(words).replaceAll('{address}', 'privacy@candela.example'),
        );
      expect(document).not.toMatch(/[{}]/);
    },
  );
});

it.each(documents)('%s bears its day as the page writes it', async (id, _, days) => {
  expect(await legalDocument(id, 'en')).toContain(days.en);
  expect(await legalDocument(id, 'de')).toContain(days.de);
});

it('has no other document', async () => {
  expect(await legalDocument('terms', 'en')).toBeNull();
});
