import { graphqlOperations, type GraphqlOperation } from '@vx/contract/graphql';
import { parseType, type GraphQLSchema, type TypeNode, Kind } from 'graphql';
import { OperationError } from '../errors.ts';
import type { SchemaBuilder } from './builder.ts';

/** A builder seen without its type parameters: arguments come from the contract's list at run time. */
interface LooseBuilder {
  queryField(name: string, field: (t: LooseFields) => unknown): void;
  mutationField(name: string, field: (t: LooseFields) => unknown): void;
}
interface LooseFields {
  field(options: {
    readonly type: string;
    readonly nullable: boolean;
    readonly description: string;
    readonly args: Readonly<Record<string, unknown>>;
    readonly resolve: () => never;
  }): unknown;
  arg(options: { readonly type: unknown; readonly required: boolean }): unknown;
}

const scalars = new Set(['String', 'Int', 'Float', 'Boolean', 'ID', 'Json', 'DateTime']);

/**
 * Adds the listed operations that are not built: the field exists, takes its arguments and answers
 * `NOT_IMPLEMENTED`. Arguments of types that nobody has built yet are `Json`.
 */
export function addNotBuilt(builder: SchemaBuilder, service: GraphqlOperation['service']): void {
  const loose = builder as unknown as LooseBuilder;
  for (const operation of graphqlOperations) {
    if (operation.service !== service || operation.built) continue;
    const add = operation.kind === 'query' ? loose.queryField : loose.mutationField;
    add.call(loose, operation.name, (t) =>
      t.field({
        type: 'Json',
        nullable: true,
        description: `Not built yet. ${operation.id ?? ''}`.trim(),
        args: Object.fromEntries(
          Object.entries(operation.args).map(([name, text]) => [name, t.arg(argument(text))]),
        ),
        resolve: () => {
          throw new OperationError('NOT_IMPLEMENTED');
        },
      }),
    );
  }
}

function argument(text: string): { readonly type: unknown; readonly required: boolean } {
  const [typeText = 'Json'] = text.split('=');
  const node = parseType(typeText.trim());
  const hasDefault = text.includes('=');
  return { type: typeOf(node), required: node.kind === Kind.NON_NULL_TYPE && !hasDefault };
}

function typeOf(node: TypeNode): unknown {
  if (node.kind === Kind.NON_NULL_TYPE) return typeOf(node.type);
  if (node.kind === Kind.LIST_TYPE) return [typeOf(node.type)];
  return scalars.has(node.name.value) ? node.name.value : 'Json';
}

/** Names of listed operations that a schema lacks, and of fields that the list does not know. */
export function compareWithList(
  schema: GraphQLSchema,
  service: GraphqlOperation['service'],
): { readonly missing: readonly string[]; readonly unlisted: readonly string[] } {
  const listed = graphqlOperations.filter((operation) => operation.service === service);
  const fields = new Set([
    ...Object.keys(schema.getQueryType()?.getFields() ?? {}),
    ...Object.keys(schema.getMutationType()?.getFields() ?? {}),
  ]);
  const names = new Set(listed.map((operation) => operation.name));
  return {
    missing: [...names].filter((name) => !fields.has(name)),
    unlisted: [...fields].filter((name) => !names.has(name)),
  };
}
