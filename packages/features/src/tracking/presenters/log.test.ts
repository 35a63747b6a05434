import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toLog, type LogFacts } from './log.ts';

const facts: LogFacts = {
  items: [
    {
      id: '41',
      kind: 'track',
      at: '2026-11-23T12:00:00.000Z',
      data: { actorName: 'anna', seen: { pages: 2 } },
    },
  ] as never,
  next: '41',
  retentionDays: 90,
  kind: null,
  before: null,
  deleted: null,
};
const logOf = (change: Partial<LogFacts>, loggedIn = true) =>
  toLog({ ...facts, ...change }, { loggedIn }, texts);
const here = '/en/data-protection/log/';

it('says what was logged as it is kept, and where older entries are', () => {
  expect(logOf({})).toMatchObject({
    text: 'log.text 90',
    filter: 'all',
    rows: [
      {
        id: '41',
        kind: 'track',
        title: 'log.kind.track',
        text: 'actorName: anna · seen: {"pages":2}',
        time: '2026-11-23',
        dateTime: '2026-11-23T12:00:00.000Z',
      },
    ],
    newest: null,
    older: `${here}?before=41`,
    deleted: null,
  });
});

it('keeps the filter in the addresses of its pages', () => {
  const log = logOf({ kind: 'track', before: '60' });
  expect(log).toMatchObject({
    filter: 'track',
    newest: `${here}?kind=track`,
    older: `${here}?kind=track&before=41`,
  });
  expect(log.filters[0]).toEqual({ value: 'all', label: 'log.all', href: here });
  expect(logOf({ next: null }).older).toBeNull();
});

it('leads on from an empty list: to the choices about cookies, or to everything', () => {
  expect(logOf({ items: [] }).empty).toEqual({
    title: 'log.empty',
    text: 'log.emptyText',
    action: { label: 'log.choices', href: `${texts.path('dataProtection', {})}#cookie-choices` },
  });
  expect(logOf({ items: [], kind: 'track' }).empty.action).toEqual({
    label: 'log.showAll',
    href: here,
  });
});

it('says how many entries were deleted', () => {
  expect(logOf({ deleted: 3 }).deleted).toBe('log.forgotten 3');
  expect(logOf({ deleted: 0 }).deleted).toBe('log.forgotten 0');
});

it('tells visitors whom it is about, and leads each to what else is kept of them', () => {
  const places = (loggedIn: boolean) => logOf({}, loggedIn).elsewhere.map(({ href }) => href);
  expect(places(true)).toEqual([
    texts.path('memberStatement', {}),
    texts.path('memberSecurity', {}),
    texts.path('memberPrivacy', {}),
  ]);
  expect(places(false)).toEqual([texts.path('dataProtection', {})]);
  expect(logOf({}, false).text).toBe('log.textVisitor log.text 90');
});
