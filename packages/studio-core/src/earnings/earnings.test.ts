import { HttpError } from '@vx/api-client';
import { describe, expect, it } from 'vitest';
import type { StudioCalls } from '../client/ports.ts';
import { daysOf, monthOf, toDay } from './days.ts';
import { createEarnings, STATEMENT_LINES, toEuros } from './earnings.ts';

const price = { value: 12, currency: 'VXC' as const, formatted: '12', equivalent: null };

describe('earnings', () => {
  const statement = Array.from({ length: 30 }, (_, index) => ({ lineId: String(index) }));
  const setUp = (refuse: () => boolean = () => false) => {
    let ended = 0;
    const calls = {
      call: (key: string, { query }: { query: { offset?: number; limit?: number } }) => {
        if (refuse()) return Promise.reject(new HttpError({ status: 503, code: 'UNAVAILABLE' }));
        const from = query.offset ?? 0;
        return Promise.resolve(
          key === 'GET /earnings'
            ? { ...query, earned: price, days: [] }
            : { total: statement.length, items: statement.slice(from, from + query.limit!) },
        );
      },
    } as unknown as StudioCalls;
    const range = { from: '2026-11-01', to: '2026-11-30' };
    const store = createEarnings({ calls, range: () => range, onLoggedOut: () => (ended += 1) });
    return { store, ended: () => ended };
  };

  it('loads the days with the first lines, and more lines until all are there', async () => {
    const { store } = setUp();
    await store.load();
    const first = store.getSnapshot();
    if (first.kind !== 'loaded') throw new Error(first.kind);
    expect(first.lines).toHaveLength(STATEMENT_LINES);
    first.loadMore?.();
    expect(store.getSnapshot()).toMatchObject({ isLoadingMore: true });
    await Promise.resolve();
    await Promise.resolve();
    expect(store.getSnapshot()).toMatchObject({ total: 30, loadMore: null, isLoadingMore: false });
    expect(store.getSnapshot()).toHaveProperty('lines.length', 30);
  });

  it('keeps what is shown when it cannot be loaded anew, and says so', async () => {
    let refuse = true;
    const { store } = setUp(() => refuse);
    await store.load();
    expect(store.getSnapshot()).toEqual({ kind: 'failed', code: 'UNAVAILABLE' });
    refuse = false;
    await store.load();
    refuse = true;
    await store.load();
    expect(store.getSnapshot()).toMatchObject({ kind: 'loaded', problem: 'UNAVAILABLE' });
  });
});

describe('days', () => {
  it('are those of Europe/Berlin', () => {
    expect(toDay(Date.parse('2026-11-28T22:59:59Z'))).toBe('2026-11-28');
    expect(toDay(Date.parse('2026-11-28T23:00:00Z'))).toBe('2026-11-29');
    expect(toDay(Date.parse('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });

  it('make months, over the end of a year and in a leap year', () => {
    expect(monthOf('2026-11-28')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(monthOf('2026-01-15', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(daysOf(monthOf('2028-02-10'))).toHaveLength(29);
    expect(daysOf({ from: '2026-11-01', to: '2026-11-02' })).toEqual(['2026-11-01', '2026-11-02']);
  });
});

it('shows what a performer gets in euros, whatever the guest paid with', () => {
  const equivalent = { value: 180, currency: 'EUR' as const, formatted: '€1.80' };
  expect(toEuros({ ...price, equivalent })).toEqual({ value: 180, formatted: '€1.80' });
  expect(toEuros({ ...price, currency: 'EUR', value: 5, formatted: '€0.05' })).toEqual({
    value: 5,
    formatted: '€0.05',
  });
});
