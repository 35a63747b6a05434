import { expect, it } from 'vitest';
import { rowIdOf } from './row-id.ts';

it('takes numbers that a row can have', () => {
  expect(['1', '900719925474099'].map(rowIdOf)).toEqual([1, 900_719_925_474_099]);
  expect(['0', '-1', 'x', '01', '9007199254740991'].map(rowIdOf)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});
