import { legalVersions } from '@vx/contract/constants';
import { legalDocuments } from '@vx/contract/enums';
import { expect, it } from 'vitest';
import { changedSince, openDocuments } from './legal.rules.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const later = new Date(
  Math.max(...legalDocuments.map((document) => Date.parse(legalVersions[document]))) + 1,
);

it('who agreed before a version began is asked about it, who agreed on its day is not', () => {
  expect(changedSince(day('2026-01-15'))).toEqual(['terms', 'dataProtection']);
  for (const document of legalDocuments) {
    const began = day(legalVersions[document]);
    expect(changedSince(new Date(began.getTime() - 1))).toContain(document);
    expect(changedSince(began)).not.toContain(document);
  }
  expect(changedSince(later)).toEqual([]);
});

it('an answer to the version counts more than the day', () => {
  expect(openDocuments(day('2026-01-15'), { terms: true })).toEqual(['dataProtection']);
  expect(openDocuments(day('2026-01-15'), { terms: true, dataProtection: true })).toEqual([]);
  expect(openDocuments(later, { terms: false })).toEqual(['terms']);
  expect(openDocuments(later, {})).toEqual([]);
});
