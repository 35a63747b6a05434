import { makeOperation, mapExchange, type Exchange, type Operation } from '@urql/core';

/** A document as urql keeps it: with the hash of its text. */
interface KeyedDocument {
  readonly __key?: number;
  readonly definitions: readonly {
    readonly kind: string;
    readonly operation?: string;
    readonly name?: { readonly value: string };
  }[];
}

/**
 * The name under which a server knows a document that clients were built with: `query.Home.1x2y3z`.
 * The hash tells versions of a document apart; what is trusted is the server's list, not the hash.
 * @param document one that a client of urql has seen, with one named operation
 */
export function documentIdOf(document: object): string {
  const { __key = 0, definitions } = document as KeyedDocument;
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
  return `${operation?.operation ?? ''}.${operation?.name?.value ?? ''}.${(__key >>> 0).toString(36)}`;
}

/** Sends the id of each document in place of its text; results belong to the operation that was asked. */
export const documentIdExchange: Exchange = mapExchange({
  onOperation: (asked) =>
    makeOperation(
      asked.kind,
      {
        ...asked,
        query: {
          kind: 'Document',
          definitions: [],
          documentId: documentIdOf(asked.query),
        } as never,
      },
      { ...asked.context, asked },
    ),
  onResult: (result) => ({ ...result, operation: result.operation.context['asked'] as Operation }),
});
