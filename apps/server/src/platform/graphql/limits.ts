import {
  GraphQLError,
  Kind,
  type ArgumentNode,
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValueNode,
} from 'graphql';

/** What a query amounts to. */
export interface QueryMeasure {
  depth: number;
  aliases: number;
  rootFields: number;
  /** Points: fields times the sizes of the lists around them, and one for every fragment that is spread. */
  cost: number;
}

export type QueryLimits = Readonly<QueryMeasure>;

/** Our own most expensive page asks for 9,308 points if everything in variables is as large as it may be. */
export const queryLimits: QueryLimits = { depth: 9, aliases: 20, rootFields: 15, cost: 10_000 };

const sizeArguments = new Set(['first', 'pageSize', 'limit', 'ids']);
const assumedListSize = 10;
const maxListSize = 100;

/** A validation rule that refuses queries which cost more than any page of ours asks for. */
export function limitQueries(limits: QueryLimits): (context: ValidationContext) => ASTVisitor {
  return (context) => ({
    OperationDefinition(node) {
      const meter = new Meter(context.getDocument(), limits, null);
      const broken = passedBy(meter.measure(node.selectionSet), limits);
      if (!broken) return;
      context.reportError(
        new GraphQLError(`The query passes the limit of ${broken} (${limits[broken]}).`, {
          nodes: node,
          extensions: {
            code: 'INVALID_INPUT',
            detail: { fields: [{ path: 'query', rule: broken }] },
          },
        }),
      );
    },
  });
}

/** What an operation costs with the variables it came with, in points. */
export function costOf(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): number {
  const meter = new Meter(document, queryLimits, variables);
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    if (!operationName || node.name?.value === operationName)
      return meter.measure(node.selectionSet).cost;
  }
  return 0;
}

function passedBy(total: QueryLimits, limits: QueryLimits): keyof QueryLimits | null {
  const names = Object.keys(total) as (keyof QueryLimits)[];
  return names.find((name) => total[name] > limits[name]) ?? null;
}

/** Where the walk through a query stands. */
interface Place {
  readonly depth: number;
  /** Product of the sizes of the lists around. */
  readonly factor: number;
  /** The field around told its size, which `factor` holds already. */
  readonly isCounted: boolean;
  /** Fragments around, so that a cycle ends. */
  readonly open: ReadonlySet<string>;
}

/** Walks through selections; stops as soon as a limit is passed, so that the walk itself stays cheap. */
class Meter {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #limits: QueryLimits;
  readonly #variables: Readonly<Record<string, unknown>> | null;
  readonly #total: QueryMeasure = { depth: 0, aliases: 0, rootFields: 0, cost: 0 };

  /** @param variables `null`: unknown, so that sizes in them count as the largest there is */
  constructor(
    document: DocumentNode,
    limits: QueryLimits,
    variables: Readonly<Record<string, unknown>> | null,
  ) {
    this.#limits = limits;
    this.#variables = variables;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.#fragments.set(definition.name.value, definition);
    }
  }

  measure(set: SelectionSetNode): QueryMeasure {
    this.#walk(set, { depth: 1, factor: 1, isCounted: false, open: new Set() });
    return this.#total;
  }

  #walk(set: SelectionSetNode, place: Place): void {
    this.#total.depth = Math.max(this.#total.depth, place.depth);
    for (const selection of set.selections) {
      if (passedBy(this.#total, this.#limits)) return;
      // Fragments that spread each other twice double at each step, whether or not a field is at the end.
      this.#total.cost += selection.kind === Kind.FIELD ? place.factor : 1;
      if (selection.kind === Kind.FIELD) this.#walkField(selection, place);
      else if (selection.kind === Kind.INLINE_FRAGMENT) this.#walk(selection.selectionSet, place);
      else this.#walkFragment(selection.name.value, place);
    }
  }

  #walkField(field: FieldNode, place: Place): void {
    if (place.depth === 1) this.#total.rootFields += 1;
    if (field.alias) this.#total.aliases += 1;
    if (!field.selectionSet) return;
    this.#walk(field.selectionSet, {
      depth: place.depth + 1,
      factor: place.factor * this.#rowsOf(field, place.isCounted),
      isCounted: sizeArgumentOf(field) !== undefined,
      open: place.open,
    });
  }

  #walkFragment(name: string, place: Place): void {
    const fragment = this.#fragments.get(name);
    // A cycle is another rule's finding.
    if (!fragment || place.open.has(name)) return;
    this.#walk(fragment.selectionSet, { ...place, open: new Set([...place.open, name]) });
  }

  /**
   * How many rows a field may answer: the number in its size argument, and a guess for lists without one.
   * The items of a list that told its size are counted with it.
   */
  #rowsOf(field: FieldNode, isCounted: boolean): number {
    const size = sizeArgumentOf(field)?.value;
    if (size === undefined) return field.name.value === 'items' && !isCounted ? assumedListSize : 1;
    const rows = rowsIn(size, this.#variables);
    return rows === null ? maxListSize : Math.min(Math.max(1, rows), maxListSize);
  }
}

/** A number, or how many ids were given; `null`: not known. */
function rowsIn(
  size: ValueNode,
  variables: Readonly<Record<string, unknown>> | null,
): number | null {
  if (size.kind === Kind.INT) return Number(size.value);
  if (size.kind === Kind.LIST) return size.values.length;
  const given = size.kind === Kind.VARIABLE ? variables?.[size.name.value] : null;
  if (Array.isArray(given)) return given.length;
  return typeof given === 'number' ? given : null;
}

function sizeArgumentOf(field: FieldNode): ArgumentNode | undefined {
  return field.arguments?.find((argument) => sizeArguments.has(argument.name.value));
}
