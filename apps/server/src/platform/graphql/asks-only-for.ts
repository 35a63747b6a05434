import { Kind, type GraphQLResolveInfo } from 'graphql';

/**
 * Whether a query wants nothing of a field but one plain field below it, so that the rest need not be
 * fetched. What stands in fragments counts as wanted.
 */
export function asksOnlyFor({ fieldNodes }: GraphQLResolveInfo, name: string): boolean {
  return fieldNodes.every(({ selectionSet }) =>
    (selectionSet?.selections ?? []).every(
      (one) =>
        one.kind === Kind.FIELD && (one.name.value === name || one.name.value === '__typename'),
    ),
  );
}
