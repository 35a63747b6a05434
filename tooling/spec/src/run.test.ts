import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  browser,
  browserReport,
  lines,
  missingRules,
  root,
  serverTraffic,
  start,
  useWorkspace,
  write,
  writeText,
  writeTraffic,
  writeUnit,
} from './testing/workspace.ts';
import { parseOptions } from './run.ts';

useWorkspace();

describe('reports', () => {
  it('that nobody has written fail with one sentence', () => {
    rmSync(join(root, 'tooling'), { recursive: true });
    rmSync(join(root, 'apps'), { recursive: true });
    expect(start()).toBe(1);
    expect(lines).toEqual(['There are no reports to read: run the tests first (pnpm test).']);
  });

  it('of another tree are refused, each by its name', () => {
    writeUnit('apps/server', { '[RU-one] holds': 'passed' });
    writeUnit('packages/x', { '[RU-four] holds': 'passed' }, { tree: 'another' });
    writeTraffic(serverTraffic, [], 'another');
    expect(start()).toBe(1);
    expect(lines).toContain(
      'Of another tree, so nothing of it counts: packages/x/reports/vitest.json',
    );
    expect(lines).toContain(`Of another tree, so nothing of it counts: ${serverTraffic}`);
    expect(missingRules()).toEqual(['RU-two', 'RU-four']);
  });

  it('that are all of another tree fail with one sentence', () => {
    expect(start({}, 'mine')).toBe(1);
    expect(lines).toEqual(['All 3 reports are of another tree: run the tests again (pnpm test).']);
  });

  it('are of no tree where there is no git', () => {
    expect(start({}, null)).toBe(1);
    expect(lines[0]).toContain('no git repository');
  });

  it('that are missing fail, and the others are still counted', () => {
    writeUnit('apps/server', { '[RU-one] holds': 'passed' });
    rmSync(join(root, browserReport));
    writeText('packages/y/vitest.config.ts', '');
    expect(start()).toBe(1);
    expect(lines).toContain('Missing, so nothing of it counts: packages/y/reports/vitest.json');
    expect(lines).toContain(`Missing, so nothing of it counts: ${browserReport}`);
    expect(missingRules()).not.toContain('RU-one');
  });

  it('of a whole run of this tree are enough', () => {
    writeUnit('apps/server', { '[RU-one] holds': 'passed' });
    expect(start()).toBe(0);
  });
});

describe('what fails', () => {
  it.each(['RU-oen', 'RU-two#3'])('is %s, which nothing lists, even in a failed test', (id) => {
    writeUnit('packages/x', { [`[${id}] a slip`]: 'failed' });
    expect(start()).toBe(1);
    expect(lines).toContain(`Unknown id ${id}, cited in packages/x: [${id}] a slip`);
  });

  it('is an unknown id of a browser test', () => {
    write(browserReport, browser('[SC-gone] opens', { desktop: ['passed'] }));
    expect(start()).toBe(1);
  });

  it('is a column that fell below what was reached before', () => {
    writeUnit('apps/server', { '[RU-one] holds': 'passed' });
    write('docs/spec/floors.json', { rules: 1 });
    expect(start()).toBe(0);
    write('docs/spec/floors.json', { rules: 2 });
    expect(start()).toBe(1);
    expect(lines).toContain('rules: 1, and no less than 2 was reached before');
  });

  it('is a fact that no screen lists', () => {
    write(browserReport, browser('opens', { desktop: ['passed'] }, ['SC-page#3']));
    expect(start()).toBe(1);
    expect(lines.join()).toContain('Unknown id SC-page#3');
  });

  it('is no other word in brackets', () => {
    writeUnit('packages/x', { 'parses [a-b] and [ET-thing][SY-a]': 'passed' });
    expect(start()).toBe(0);
  });

  it('is a strict system that is not whole', () => {
    writeUnit('apps/server', { '[RU-four] holds': 'passed' });
    expect(start({ strict: ['SY-b'] })).toBe(0);
    expect(start({ strict: ['SY-b', 'SY-a'] })).toBe(1);
    expect(lines.at(-1)).toBe('SY-a is not whole: RU-one RU-two');
  });

  it('is a strict system that does not exist', () => {
    expect(() => start({ strict: ['SY-c'] })).toThrow('There is no system SY-c.');
  });
});

describe('the table', () => {
  it('has a row for each system and one for all', () => {
    writeUnit('apps/server', { '[RU-one] a': 'passed', '[RU-two#1] b': 'passed' });
    start();
    const rows = (lines[0] ?? '').split('\n').map((line) => line.split(/\s{2,}/));
    expect(rows).toEqual([
      [
        'system',
        'rules',
        '%',
        'in part',
        'values',
        'contract',
        'server',
        'client',
        'desktop',
        'mobile',
      ],
      ['SY-a', '1/2', '50', '1', '0/1', '4/5', '0/5', '0/5', '0/1', '0/1'],
      ['SY-b', '0/1', '0', '0', '–', '–', '–', '–', '–', '–'],
      ['all', '1/3', '33', '1', '0/1', '4/5', '0/5', '0/5', '0/1', '0/1'],
    ]);
  });

  it('never rounds up to a hundred', () => {
    const ids = Array.from({ length: 250 }, (_, n) => `RU-${n}`);
    write('docs/spec/index.json', { systems: [{ id: 'SY-a', name: '', own: { rules: ids } }] });
    writeUnit('apps/server', Object.fromEntries(ids.slice(1).map((id) => [`[${id}] a`, 'passed'])));
    start();
    expect(lines[0]).toContain('249/250  99');
  });
});

describe('options', () => {
  it('are read', () => {
    expect(
      parseOptions(['--', '--json', '--strict', 'SY-a,SY-b', '--missing', 'SY-a'], '/r'),
    ).toEqual({
      root: '/r',
      json: true,
      strict: ['SY-a', 'SY-b'],
      missing: ['SY-a'],
    });
  });

  it('are refused when unknown or without their value', () => {
    expect(() => parseOptions(['--jsno', 'x'], '/r')).toThrow('Unknown option --jsno');
    expect(() => parseOptions(['--strict'], '/r')).toThrow('--strict wants a value.');
  });
});
