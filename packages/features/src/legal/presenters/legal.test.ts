import { legalDates, legalSections } from '@vx/i18n/legal';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { questions, toHelp } from './help.ts';
import { toLegalNotice, type LegalChanges } from './legal-notice.ts';
import { toLegalText } from './legal-text.ts';

it('[RU-consent-legal-text-download] shows a legal text with its day, its sections and its file', () => {
  const view = toLegalText('privacy', 'nl', texts);
  expect(view).toMatchObject({
    title: 'legal.privacy.title',
    updated: `legal.updated ${legalDates.privacy.slice(0, 10)}`,
    download: { label: 'legal.download' },
  });
  expect(view.download.href).toBe('/api/v1/asset/legal-text/download/data-protection?language=nl');
  expect(view.sections).toHaveLength(legalSections.privacy.length);
  expect(toLegalText('terms', 'nl', texts).download.href).not.toBe(view.download.href);
});

const terms = { document: 'terms', version: '2026-11-01' } as LegalChanges[number];
const privacy = { document: 'dataProtection', version: '2026-10-01' } as LegalChanges[number];
const noticeOf = (changes: LegalChanges, hasFailed = false) =>
  toLegalNotice(changes, { language: 'en', hasFailed }, texts);

it('[SC-termsNotice][SC-dataProtectionNotice] names what has changed, with the text to read and to keep', () => {
  const notice = noticeOf([terms, privacy]);
  expect(notice).toMatchObject({ title: 'legal.notice.title.both', problem: null });
  expect(notice.documents).toMatchObject([
    {
      id: 'terms',
      title: 'legal.terms.title',
      since: 'legal.updated 2026-11-01',
      changes: 'legal.changes.terms',
      read: { label: 'legal.notice.read', href: texts.path('termsOfService', {}) },
    },
    {
      id: 'dataProtection',
      title: 'legal.privacy.title',
      read: { href: texts.path('dataProtection', {}) },
    },
  ]);
  expect(noticeOf([terms]).title).toBe('legal.notice.title.terms');
  expect(noticeOf([privacy]).title).toBe('legal.notice.title.dataProtection');
});

it('says that an answer was not kept', () => {
  expect(noticeOf([terms], true).problem).toBe('legal.notice.failed');
});

it('answers questions, and greets guests by name', () => {
  expect(toHelp(null, texts.t)).toMatchObject({
    title: 'shell.help.title',
    text: 'shell.help.text',
  });
  const { text, sections } = toHelp('Jo', texts.t);
  expect(text).toBe('shell.help.greeting Jo');
  expect(sections.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  expect(sections.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['report-content', 'youth-protection']),
  );
});
