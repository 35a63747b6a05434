import type { TypedDocumentNode } from 'urql';
import { useMemo } from 'react';
import { useServices } from '../app/context.tsx';

type AnyVariables = Record<string, unknown>;

/** Pages of a list that the load of the page has fetched; read without waiting, on the server as in the browser. */
export function useLoadedPages<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  pages: readonly Variables[],
): readonly Data[] {
  const { vxql } = useServices();
  const key = JSON.stringify(pages);
  return useMemo(
    () =>
      (JSON.parse(key) as Variables[]).flatMap((variables) => {
        const data = vxql.urql.readQuery(document, variables)?.data;
        return data === undefined || data === null ? [] : [data];
      }),
    [vxql, document, key],
  );
}
