import type { TSchema } from 'typebox';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly pattern?: string;
}

/** The smallest value that fits a schema of the contract: required members only, lists as short as may be. */
export function sampleOf(schema: TSchema): unknown {
  return sample(schema);
}

function sample(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sample(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}));
    case 'string':
      return prefixOf(schema.pattern).padEnd(schema.minLength ?? 1, 'a');
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** What the patterns of the contract want at the start of a text. */
const prefixOf = (pattern = ''): string =>
  (/^\^((?:https\??:\/)?\/+)/.exec(pattern)?.[1] ?? '').replace('?', '');
