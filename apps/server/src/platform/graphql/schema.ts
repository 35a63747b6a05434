import type { GraphqlOperation } from '@vx/contract/graphql';
import type { GraphQLSchema } from 'graphql';
import type { ServerModule } from '../module.ts';
import { createBuilder } from './builder.ts';
import { addNotBuilt } from './not-built.ts';

/** The schema of a service: what the modules add, and the rest of the contract's list as not built. */
export function buildSchema(
  service: GraphqlOperation['service'],
  modules: readonly Pick<ServerModule, 'vxql' | 'feed'>[],
): GraphQLSchema {
  const builder = createBuilder();
  for (const module of modules) module[service]?.(builder);
  addNotBuilt(builder, service);
  return builder.toSchema({ sortSchema: true });
}
