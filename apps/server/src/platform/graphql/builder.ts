import PothosBuilder from '@pothos/core';
import type { Price } from '@vx/contract';
import type { Caller } from '../module.ts';
import type { Loaders } from './loaders.ts';

/** What resolvers get: who asks, and the request's batching loaders. */
export interface GraphContext {
  readonly caller: Caller;
  readonly loaders: Loaders;
  /** What differs between guests is read through this. */
  readonly own: Own;
}

/** Reads of the one guest that asks. */
export interface Own {
  /** Pages of guests and of visitors are never the same: this is no read. */
  readonly isGuest: boolean;
  /**
   * @param name unique per kind of read; pages of guests share answers by it (`platform/own-reads.ts`)
   * @param batch answers by key; it runs once per turn with the distinct keys
   * @returns null for visitors, and for what was not found
   */
  load<Key extends string | number, Value>(
    name: string,
    key: Key,
    batch: (guestId: string, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  ): Promise<Value | null>;
}

/** Types that several modules use by name. A module's own types are `builder.objectRef<Shape>('Name')`. */
export interface GraphTypes {
  Context: GraphContext;
  DefaultFieldNullability: false;
  Objects: { Price: Price; PriceEquivalent: NonNullable<Price['equivalent']> };
  Scalars: {
    ID: { Input: string; Output: string | number };
    /** ISO 8601 */
    DateTime: { Input: string; Output: string };
    /** Any JSON value, for parts the specification leaves open. */
    Json: { Input: unknown; Output: unknown };
  };
}

/** The builder that modules add their types and fields to: `builder.queryField('videos', (t) => …)`. */
export type SchemaBuilder = PothosSchemaTypes.SchemaBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>
>;

/** A fresh builder with the shared types. Fields are non-null unless they say `nullable: true`. */
export function createBuilder(): SchemaBuilder {
  const builder: SchemaBuilder = new PothosBuilder<GraphTypes>({ defaultFieldNullability: false });
  builder.queryType({});
  builder.mutationType({});
  builder.scalarType('DateTime', {
    description: 'ISO 8601',
    serialize: (value) => value,
    parseValue: (value) => String(value),
  });
  builder.scalarType('Json', { serialize: (value) => value, parseValue: (value) => value });
  builder.objectType('PriceEquivalent', {
    description: 'What a price is worth in real money.',
    fields: (t) => ({
      value: t.exposeInt('value'),
      currency: t.exposeString('currency'),
      formatted: t.exposeString('formatted'),
    }),
  });
  builder.objectType('Price', {
    description: 'An amount in minor units of its currency.',
    fields: (t) => ({
      value: t.exposeInt('value'),
      currency: t.exposeString('currency'),
      formatted: t.exposeString('formatted'),
      equivalent: t.expose('equivalent', { type: 'PriceEquivalent', nullable: true }),
    }),
  });
  return builder;
}
