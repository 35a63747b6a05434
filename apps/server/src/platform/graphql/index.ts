export { asksOnlyFor } from './asks-only-for.ts';
export { type GraphContext, type SchemaBuilder } from './builder.ts';
export { createLoaders } from './loaders.ts';
export { createOwn } from './own.ts';
