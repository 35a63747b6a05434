import { Type, type TEnum, type TProperties, type TSchema } from 'typebox';

/** What comes in: unknown members are refused. */
export const input = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** What goes out: members may be added later. */
export const answer = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties);

export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
export const optional = Type.Optional;

/** Text of a bounded length; the example is what documents show and what tests that call everything send. */
export const text = (maxLength: number, minLength = 0, example?: string) =>
  Type.String({
    minLength,
    maxLength,
    ...(example === undefined ? {} : { examples: [example] }),
  });
/** A list of a bounded length. */
export const list = <Schema extends TSchema>(schema: Schema, maxItems = 100) =>
  Type.Array(schema, { maxItems });
/** One of the given values. */
export const oneOf = <const Values extends readonly (string | number)[]>(
  values: Values,
): TEnum<[...Values]> => Type.Enum([...values]) as unknown as TEnum<[...Values]>;

/** Any id: opaque text. */
export const id = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });
/** An id made by the client, for repeats without a second effect. */
export const clientId = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** ISO 8601 time in UTC. */
export const time = Type.String({ maxLength: 30 });
/** Integer in minor units of a currency. */
export const minorUnits = Type.Integer({ minimum: -9007199254740991, maximum: 9007199254740991 });
/** What a client says it showed: never negative. */
export const shownPrice = Type.Integer({ minimum: 0, maximum: 100_000_000 });
export const count = Type.Integer({ minimum: 0, maximum: 9007199254740991 });
/** Amounts that can be set, in minor units. */
export const amountRange = answer({ min: minorUnits, max: minorUnits, step: minorUnits });
export const seconds = Type.Number({ minimum: 0 });
export const flag = Type.Boolean();
export const url = Type.String({ maxLength: 2048 });
/** A path of this site, to return to. */
export const path = Type.String({ maxLength: 1024, pattern: '^/(?![/\\\\])' });
export const offset = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 }));
export const limit = (fallback: number, maximum = 100) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum, default: fallback }));
/** Values that a later build will narrow. */
export const anything = Type.Unknown();
/** Name to value, for arguments whose shape depends on their use. */
export const args = Type.Record(
  Type.String({ maxLength: 60 }),
  Type.Union([text(200), Type.Number(), Type.Boolean()]),
  {
    maxProperties: 20,
  },
);
export const success = answer({ success: flag });
export const nothing = Type.Null();
/** An object whose members the documents do not show. */
export const bag = Type.Record(Type.String(), Type.Unknown());
