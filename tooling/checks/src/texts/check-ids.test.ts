import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkIds } from './check-ids.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'vx-check-ids-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const source = `
declare const intl: { formatMessage(of: { id: string }): string };
declare const t: (id: string) => string;
declare const level: 'low' | 'high';
intl.formatMessage({ id: 'live.left' });
t('live.start');
t(\`live.warning.\${level}\`);
`;
const english = {
  left: '{n, plural, one {# minute} other {# minutes}} left',
  start: 'Start',
  'warning.low': 'Soon',
  'warning.high': 'Now',
};
const german = {
  left: 'Noch {n, plural, one {# Minute} other {# Minuten}}',
  start: 'Los',
  'warning.low': 'Bald',
  'warning.high': 'Jetzt',
};

function check({ code = source, en = english as object, de = german as object } = {}) {
  for (const [language, texts] of Object.entries({ en, de })) {
    mkdirSync(join(directory, language));
    writeFileSync(join(directory, language, 'live.json'), JSON.stringify(texts));
  }
  const file = join(directory, 'room.ts');
  writeFileSync(file, code);
  return checkIds({
    catalogues: directory,
    languages: ['en', 'de'],
    sources: [file],
    compilerOptions: { noLib: true, types: [] },
  });
}

test('nothing is wrong where every text is said, written out or built of typed parts', () => {
  expect(check()).toEqual([]);
});

test('a text that nobody says is named, also beside one that is built at run time', () => {
  const more = { 'warning.medium': 'x', stop: 'y' };
  expect(check({ en: { ...english, ...more }, de: { ...german, ...more } })).toEqual([
    'live.warning.medium is said by nobody: take it out of all languages.',
    'live.stop is said by nobody: take it out of all languages.',
  ]);
});

test('a text that is said and not there is named', () => {
  const code = `${source} intl.formatMessage({ id: 'live.ended' });`;
  expect(check({ code })).toEqual(['live.ended is said, no language has it.']);
});

test('an id that is built of any string, or of parts that make none, is named by its place', () => {
  const code = `${source}
declare const word: string;
t(\`live.warning.\${word}\`);
t(\`live.told.\${level}\`);`;
  expect(check({ code })).toEqual([
    expect.stringMatching(/room\.ts:10 builds an id of a part that may be any string/),
    expect.stringMatching(/room\.ts:11 builds ids that no language has/),
  ]);
});

test.each([
  ['lacks a text', { start: undefined }, 'live.start'],
  ['has a text besides', { stop: 'Halt' }, 'live.stop'],
  ['names a placeholder otherwise', { left: 'Noch {m, plural, other {#}}' }, 'live.left'],
  ['has no plural where English has one', { left: 'Noch {n}' }, 'live.left'],
])('a language that %s is told apart from English', (_, change, id) => {
  const problems = check({ de: { ...german, ...change } });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('de');
  expect(problems[0]).toContain(id);
});
