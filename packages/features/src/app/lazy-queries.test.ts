import type { GraphqlClient } from '@vx/api-client/graphql';
import { describe, expect, it } from 'vitest';
import { createLazyQueries } from './lazy-queries.ts';

const document = {} as never;

describe('queries whose client comes late', () => {
  it('load it once, with the first question, and are read from then on', async () => {
    let loads = 0;
    const urql = {} as GraphqlClient['urql'];
    const asked: unknown[] = [];
    const queries = createLazyQueries(() => {
      loads += 1;
      return Promise.resolve({
        urql,
        query: (_: unknown, variables: unknown) => Promise.resolve(asked.push(variables)),
        mutate: (_: unknown, variables: unknown) => Promise.resolve(asked.push(variables)),
      } as never);
    });
    expect(loads).toBe(0);
    expect(() => queries.urql).toThrow('before it is there');
    await Promise.all([queries.query(document, { id: 1 }), queries.mutate(document, { id: 2 })]);
    expect(asked).toEqual([{ id: 1 }, { id: 2 }]);
    expect(queries.urql).toBe(urql);
    await queries.ready();
    expect(loads).toBe(1);
  });

  it('are loaded again after a load that failed, which the caller hears of', async () => {
    let loads = 0;
    const queries = createLazyQueries(() => {
      loads += 1;
      return loads === 1
        ? Promise.reject(new Error('The line is broken.'))
        : Promise.resolve({ query: () => Promise.resolve('an answer') } as never);
    });
    await expect(queries.query(document, {})).rejects.toThrow('The line is broken.');
    await expect(queries.query(document, {})).resolves.toBe('an answer');
    expect(loads).toBe(2);
  });
});
