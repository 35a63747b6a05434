export {
  createBuilder,
  type GraphContext,
  type PriceShape,
  type SchemaBuilder,
} from './builder.ts';
export { createLoaders, type Loaders } from './loaders.ts';
