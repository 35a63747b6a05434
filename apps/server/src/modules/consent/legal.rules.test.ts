import { legalVersions } from '@vx/contract/constants';
import { expect, it } from 'vitest';
import { changedSince, openDocuments } from './legal.rules.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const later = new Date(Date.parse(legalVersions.dataProtection) + 1);

it('who agreed before a version began is asked about it, who agreed on its day is not', () => {
  expect(changedSince(day('2026-01-15'))).toEqual(['terms', 'dataProtection']);
  expect(changedSince(day(legalVersions.terms))).toEqual(['dataProtection']);
  expect(changedSince(day(legalVersions.dataProtection))).toEqual([]);
  expect(changedSince(later)).toEqual([]);
});

it('an answer to the version counts more than the day', () => {
  expect(openDocuments(day('2026-01-15'), { terms: true })).toEqual(['dataProtection']);
  expect(openDocuments(day('2026-01-15'), { terms: true, dataProtection: true })).toEqual([]);
  expect(openDocuments(later, { terms: false })).toEqual(['terms']);
  expect(openDocuments(later, {})).toEqual([]);
});
