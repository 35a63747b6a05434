import { InvariantError } from '@vx/kernel';
import type { Migration } from 'kysely/migration';
import { platformMigrations } from './migrations.ts';
import type { RestHandlers, ServerModule, SocketHandlers, StudioHandlers } from './module.ts';

/** All migrations of a product: the platform's and those of its modules. */
export function migrationsOf(
  modules: readonly ServerModule[],
): Readonly<Record<string, Migration>> {
  return unite('migration', [
    platformMigrations,
    ...modules.map((module) => module.migrations ?? {}),
  ]);
}

export function restHandlersOf(modules: readonly ServerModule[]): RestHandlers {
  return unite(
    'REST call',
    modules.map((module) => module.rest ?? {}),
  ) as RestHandlers;
}

export function studioHandlersOf(modules: readonly ServerModule[]): StudioHandlers {
  return unite(
    'call of the studio',
    modules.map((module) => module.studio ?? {}),
  ) as StudioHandlers;
}

export function socketHandlersOf(modules: readonly ServerModule[]): SocketHandlers {
  return unite(
    'socket message',
    modules.map((module) => module.socket ?? {}),
  ) as SocketHandlers;
}

/** One record of many; two owners of one name are a defect. */
function unite<Value>(
  kind: string,
  records: readonly Readonly<Record<string, Value>>[],
): Record<string, Value> {
  const all: Record<string, Value> = {};
  for (const record of records) {
    for (const [name, value] of Object.entries(record)) {
      if (Object.hasOwn(all, name))
        throw new InvariantError(`Two modules own the ${kind} ${name}.`);
      all[name] = value;
    }
  }
  return all;
}
