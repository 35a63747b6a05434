import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/**
 * Typed documents of the query service. Their types come from the schema that the server prints
 * (`packages/contract/generated/vxql.graphql`); a test fails when they are behind it.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; Json: unknown; ID: string };
  disableMasking: true;
}>();

export type { ResultOf, VariablesOf } from 'gql.tada';
