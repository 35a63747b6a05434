import { describe, expect, it } from 'vitest';
import {
  isGivenUp,
  nextAskAt,
  PENDING_LIFETIME_MS,
  settlementOf,
  statusAt,
} from './intent.rules.ts';

describe('how an intent stands', () => {
  it('has expired when its time has come', () => {
    const intent = { status: 'open', expires_at: new Date(1_000) } as const;
    expect(statusAt(intent, 999)).toBe('open');
    expect(statusAt(intent, 1_000)).toBe('expired');
    expect(statusAt({ ...intent, status: 'paid' }, 5_000)).toBe('paid');
  });

  it('books money that was taken, whatever the page had become, but once', () => {
    expect(
      (['open', 'failed', 'expired', 'paid'] as const).map((status) =>
        settlementOf(status, 'paid'),
      ),
    ).toEqual(['book', 'book', 'book', 'nothing']);
    expect(
      (['open', 'failed', 'expired', 'paid'] as const).map((status) =>
        settlementOf(status, 'left'),
      ),
    ).toEqual(['close', 'nothing', 'nothing', 'nothing']);
  });

  it('waits for money that takes time, unless it is over', () => {
    const all = ['open', 'expired', 'pending', 'failed', 'paid'] as const;
    expect(all.map((status) => settlementOf(status, 'pending'))).toEqual([
      'wait',
      'wait',
      'nothing',
      'nothing',
      'nothing',
    ]);
    expect([settlementOf('pending', 'paid'), settlementOf('pending', 'left')]).toEqual([
      'book',
      'close',
    ]);
  });

  it('is asked about after two minutes, then ever more seldom, at least every six hours', () => {
    const pauses = [0, 1, 2, 7, 8, 500].map((times) => nextAskAt(0, times).getTime() / 60_000);
    expect(pauses).toEqual([2, 4, 8, 256, 360, 360]);
    expect([
      isGivenUp(new Date(0), PENDING_LIFETIME_MS - 1),
      isGivenUp(new Date(0), PENDING_LIFETIME_MS),
    ]).toEqual([false, true]);
  });
});
