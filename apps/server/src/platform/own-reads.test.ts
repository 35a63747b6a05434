import { describe, expect, it } from 'vitest';
import { ReadLog, type OwnReads } from './own-reads.ts';

const readsOf = (values: Record<string, unknown>): OwnReads =>
  new Map(Object.entries(values).map(([name, value]) => [name, () => value]));

describe('what an answer was made from', () => {
  it('fits who would be read the same of, and nobody else', () => {
    const log = new ReadLog();
    log.note('vip', 'own', false);
    log.note('video', 3, { source: null, liked: false });
    const same = { vip: false, video: { source: null, liked: false } };
    expect(log.fits(readsOf(same))).toBe(true);
    expect(log.fits(readsOf({ ...same, vip: true }))).toBe(false);
    expect(log.fits(readsOf({ ...same, video: { source: null, liked: true } }))).toBe(false);
  });

  it('fits nobody of whom something is not known', () => {
    const log = new ReadLog();
    log.note('vip', 'own', false);
    expect(log.fits(new Map())).toBe(false);
    expect(new ReadLog().fits(new Map())).toBe(true);
  });

  it('fits nobody once it was read on another way, also where it went into something else', () => {
    const log = new ReadLog();
    log.own();
    expect(log.fits(new Map())).toBe(false);
    const page = new ReadLog();
    page.add(log);
    expect(page.fits(new Map())).toBe(false);
  });

  it('takes over what parts were made from', () => {
    const [page, first, second] = [new ReadLog(), new ReadLog(), new ReadLog()];
    first.note('followed', 1, true);
    second.note('followed', 2, false);
    page.add(first);
    page.add(second);
    const follows = (ids: readonly number[]): OwnReads =>
      new Map([['followed', (id: string | number) => ids.includes(Number(id))]]);
    expect(page.fits(follows([1]))).toBe(true);
    expect(page.fits(follows([1, 2]))).toBe(false);
    expect(page.fits(follows([]))).toBe(false);
  });
});
