import { expect, test } from 'vitest';
import { choiceOf, listAddress, MAX_PAGES, pagesOf } from './paging.ts';

const at = (query: string): URL => new URL(`https://host.test/en/cams/${query}`);

test.each([
  ['', 1],
  ['?pages=3', 3],
  ['?pages=0', 1],
  ['?pages=-2', 1],
  ['?pages=2.5', 1],
  ['?pages=x', 1],
  ['?pages=100000', MAX_PAGES],
])('%j asks for %i pages', (query, pages) => expect(pagesOf(at(query))).toBe(pages));

test('only what is offered can be chosen', () => {
  expect(choiceOf(at('?show=vip'), 'show', ['vip', 'hd'])).toBe('vip');
  expect(choiceOf(at('?show=else'), 'show', ['vip', 'hd'])).toBeNull();
  expect(choiceOf(at(''), 'show', ['vip', 'hd'])).toBeNull();
});

test('an address has only what was chosen', () => {
  expect(listAddress('/en/cams/', { show: null, sort: 'cheapest' })).toBe(
    '/en/cams/?sort=cheapest',
  );
  expect(listAddress('/en/cams/', { show: null })).toBe('/en/cams/');
});
