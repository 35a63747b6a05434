import { useEffect, useMemo } from 'react';
import { useServices } from './context.tsx';
import type { Answer, PageQueries } from './services.ts';

const keep = (vxql: PageQueries, { key, data }: Answer<unknown>): void => {
  if (key !== undefined) vxql.keep(key, data);
};

/**
 * What the load of a page has asked for with `vxql.ask`: read without the query client, on the server as in the
 * browser. What the page came with is kept for the client, so that coming back, a page more of a list and a load
 * that runs again show the same, and nothing is asked for twice.
 */
export function useAnswers<Data>(answers: readonly Answer<Data>[]): readonly Data[] {
  const { vxql } = useServices();
  useEffect(() => {
    for (const answer of answers) keep(vxql, answer);
  }, [vxql, answers]);
  return useMemo(() => answers.map(({ data }) => data), [answers]);
}

/** The same for one answer. */
export function useAnswer<Data>(answer: Answer<Data>): Data {
  const { vxql } = useServices();
  useEffect(() => keep(vxql, answer), [vxql, answer]);
  return answer.data;
}
