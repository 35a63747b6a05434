import { newsletterTypes } from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';
import { describe, expect, it } from 'vitest';
import {
  afterOption,
  areTypes,
  changeOf,
  isOffered,
  reasonOf,
  unsubscribeReasons,
} from './newsletter.ts';

const { vipClub, lateNight, vrPorn, contests } = newsletterTypes;

describe('the rules of newsletters', () => {
  it('[RU-newsletter-type-ids][CO-newsletterTypeVipClub][CO-newsletterTypeLateNight][CO-newsletterTypeVrPorn][CO-newsletterTypeContests] types are bit flags', () => {
    expect([vipClub, lateNight, vrPorn, contests]).toEqual([1024, 512, 2048, 256]);
    for (const good of [1024, 1536, 3840]) expect(areTypes(good)).toBe(true);
    for (const bad of [0, 1, 1025, 4096, -1024, 1.5])
      expect([bad, areTypes(bad)]).toEqual([bad, false]);
  });

  it('what nobody writes is offered to those alone who have it', () => {
    expect([vipClub, lateNight, vrPorn, contests].filter((type) => isOffered(type, 0))).toEqual([
      vipClub,
    ]);
    expect(isOffered(lateNight, lateNight | contests)).toBe(true);
    expect(isOffered(vrPorn, lateNight | contests)).toBe(false);
  });

  it('an option ends all, some, or nothing for a while', () => {
    const reading = { types: 1536, pending: 256, pausedUntil: null };
    expect(afterOption(reading, 'all', 0)).toEqual({ types: 0, pending: 0, pausedUntil: null });
    expect(afterOption(reading, '512', 0)).toMatchObject({ types: 1024, pending: 256 });
    expect(afterOption(reading, '768', 0)).toMatchObject({ types: 1024, pending: 0 });
    expect(afterOption(reading, 'pause', 0)).toMatchObject({ pausedUntil: new Date(30 * DAY_MS) });
    for (const option of ['', 'none', '0', '1', '99999', 'toString'])
      expect(afterOption(reading, option, 0)).toBeNull();
  });

  it('a choice is what is new and what is gone', () => {
    expect(changeOf(1536, 1280)).toEqual({ added: 256, removed: 512 });
  });

  it('counts a reason that no page offers with the others', () => {
    expect(unsubscribeReasons.map(reasonOf)).toEqual(unsubscribeReasons);
    expect(['', 'toString', 'TOOMANY'].map(reasonOf)).toEqual(['other', 'other', 'other']);
  });
});
