import { describe, expect, it } from 'vitest';
import { findBreaks, type Promises, type Release } from './breaks.ts';

const before: Promises = { '. createTopUp': 'a1', './rules vatOf': 'b1' };
const find = (after: Promises, release?: Release, version = '0.3.0'): readonly string[] =>
  findBreaks({ name: '@vx/money-core', version, before, after, release });

describe('breaks of a published package', () => {
  it('lets pass what is as it was, and a package without a release', () => {
    expect(find(before)).toEqual([]);
    expect(
      findBreaks({ name: 'new', version: '0.1.0', before: {}, after: before, release: undefined }),
    ).toEqual([]);
  });

  it('wants a minor below 1.0 for an export that is gone or says something else', () => {
    const changed = { '. createTopUp': 'a2' };
    expect(find(changed)).toEqual([
      '@vx/money-core took back ./rules vatOf and changed . createTopUp. Tell its users with a changeset of kind minor ("pnpm changeset"); there is none.',
    ]);
    expect(find(changed, 'patch')).toHaveLength(1);
    expect(find(changed, 'minor')).toEqual([]);
  });

  it('wants a major from 1.0 on', () => {
    expect(find({ '. createTopUp': 'a2' }, 'minor', '1.2.0')).toHaveLength(1);
    expect(find({ '. createTopUp': 'a2' }, 'major', '1.2.0')).toEqual([]);
  });

  it('wants some changeset for an export that is new', () => {
    const more = { ...before, '. createLimits': 'c1' };
    expect(find(more)).toHaveLength(1);
    expect(find(more, 'patch')).toEqual([]);
  });
});
