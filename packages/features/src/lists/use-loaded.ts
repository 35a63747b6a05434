import type { TypedDocumentNode } from 'urql';
import { useMemo } from 'react';
import { useServices } from '../app/context.tsx';

type AnyVariables = Record<string, unknown>;

/**
 * Pages of a list that the load of the page has fetched; read without waiting, on the server as in the
 * browser. What is loaded again under the same variables is read again when `load`, the answer of the
 * load, is another one.
 */
export function useLoadedPages<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  pages: readonly Variables[],
  load?: unknown,
): readonly Data[] {
  const { vxql } = useServices();
  const key = JSON.stringify(pages);
  return useMemo(
    () =>
      (JSON.parse(key) as Variables[]).flatMap((variables) => {
        const data = vxql.urql.readQuery(document, variables)?.data;
        return data === undefined || data === null ? [] : [data];
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is read lies in the cache, which `load` has filled
    [vxql, document, key, load],
  );
}
