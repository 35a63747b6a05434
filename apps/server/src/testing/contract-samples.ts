import { graphqlOperations, type GraphqlOperation } from '@vx/contract/graphql';
import {
  getNamedType,
  isLeafType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** What stands for the arguments of an operation. */
export interface Values {
  /** Whether an argument is given even where it may be left out. */
  readonly wants: (name: string) => boolean;
  /** @throws when nobody has said what stands for it */
  readonly of: (name: string) => unknown;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly examples?: readonly unknown[];
}

/**
 * A value that a schema of the contract takes, with what is required and what is wanted: its example where it
 * has one, choices by their first value, numbers by their least, and whatever is free, texts and objects without members, by its name.
 */
export function sampleOf(schema: unknown, name: string, values: Values): unknown {
  const given = schema as Schema;
  if (values.wants(name)) return values.of(name);
  if (given.examples?.[0] !== undefined) return given.examples[0];
  if (given.const !== undefined) return given.const;
  if (given.enum) return given.enum[0];
  if (given.anyOf)
    return sampleOf(given.anyOf.find(({ type }) => type !== 'null') ?? {}, name, values);
  if (given.properties)
    return Object.fromEntries(
      Object.entries(given.properties)
        .filter(([member]) => given.required?.includes(member) || values.wants(member))
        .map(([member, inner]) => [member, sampleOf(inner, member, values)]),
    );
  if (given.items) return [sampleOf(given.items, name, values)];
  if (given.type === 'boolean') return true;
  if (given.type === 'integer' || given.type === 'number') return given.minimum ?? 1;
  return values.of(name);
}

/** Names in the braces of an address. */
export const paramsOf = (key: string): readonly string[] =>
  Array.from(key.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '');

/** One built field of the query service. */
export interface BuiltField {
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
}

export function builtFieldsOf(
  schema: GraphQLSchema,
  service: GraphqlOperation['service'],
): readonly BuiltField[] {
  return graphqlOperations.flatMap((operation) => {
    if (!operation.built || operation.service !== service) return [];
    const { kind, name } = operation;
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    const field = type?.getFields()[name];
    if (!field)
      throw new Error(`The schema of ${service} lacks ${name}, which the contract calls built.`);
    return [{ kind, field }];
  });
}

/** Arguments that have to be given, by name. */
export const requiredOf = ({ args }: BuiltField['field']): readonly GraphQLArgument[] =>
  args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);

/** Everything below a type that needs no arguments, two steps deep. */
function selectionOf(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type);
  if (depth === 0 || isLeafType(named) || !('getFields' in named)) return '';
  const inner = Object.values(named.getFields()).flatMap((field) => {
    if (requiredOf(field).length > 0) return [];
    const below = selectionOf(field.type, depth - 1);
    return isLeafType(getNamedType(field.type)) || below !== '' ? [`${field.name} ${below}`] : [];
  });
  return inner.length === 0 ? '' : `{ ${inner.join(' ')} }`;
}

/** The field as a document, with its required arguments and those that are wanted. */
export function documentOf({ kind, field }: BuiltField, values: Values): string {
  const args = field.args
    .filter((argument) => requiredOf(field).includes(argument) || values.wants(argument.name))
    .map(({ name, type }) => {
      const value = values.of(name);
      const isList = String(type).startsWith('[');
      return `${name}: ${JSON.stringify(isList ? [value] : value)}`;
    });
  const given = args.length === 0 ? '' : `(${args.join(', ')})`;
  return `${kind} { ${field.name}${given} ${selectionOf(field.type)} }`;
}
