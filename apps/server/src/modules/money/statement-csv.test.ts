import { describe, expect, it } from 'vitest';
import { statementCsv } from './statement-csv.ts';
import type { StatementRow } from './statement.repository.ts';

const row = (given: Partial<StatementRow>): StatementRow => ({
  id: 1,
  place: 1,
  at: new Date('2026-11-23T09:00:00Z'),
  kind: 'video',
  reference: 'v1',
  textKey: 'statement.video',
  textArgs: { title: 'A film' },
  amount: -12,
  balanceAfter: 92,
  ...given,
});
const linesOf = (text: string): readonly string[] => text.split('\r\n');

describe('the statement as a file', () => {
  it('[RU-money-decimals-zero#1] writes amounts of the wallet with their value in euros', () => {
    const [head, line, end] = linesOf(statementCsv([row({})], 'VXC', 'en'));
    expect(head).toBe(
      '\uFEFFTime,Type,Description,Amount,Balance after,Currency,Value in EUR,Reference',
    );
    expect(line).toBe('2026-11-23T09:00:00.000Z,Video,A film,-12,92,VXC,-3.00,v1');
    expect(end).toBe('');
    const euros = statementCsv([row({ amount: -5, balanceAfter: 1_250 })], 'EUR', 'de');
    expect(linesOf(euros)[1]).toBe(
      '2026-11-23T09:00:00.000Z,Video,A film,-0.05,12.50,EUR,-0.05,v1',
    );
  });

  it('keeps texts in their field, and none becomes a formula', () => {
    const title = '=1+1, "quoted"\nand more';
    const text = statementCsv([row({ textArgs: { title } })], 'VXC', 'en');
    expect(text).toContain(',"\'=1+1, ""quoted""\nand more",');
    expect(statementCsv([row({ textArgs: { actor: '@mia' } })], 'VXC', 'es')).toContain(",'@mia,");
  });
});
