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
} from 'graphql';

export interface QueryLimits {
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  /** Fields times the sizes of the lists around them, and every fragment that is spread. */
  readonly cost: number;
}

export const queryLimits: QueryLimits = { depth: 9, aliases: 20, rootFields: 15, cost: 20_000 };

const sizeArguments = new Set(['first', 'pageSize', 'limit']);
const assumedListSize = 10;
const largestListSize = 100;

type Measure = { -readonly [Limit in keyof QueryLimits]: number };

/** A validation rule that refuses queries which cost more than any page of ours asks for. */
export function limitQueries(limits: QueryLimits): (context: ValidationContext) => ASTVisitor {
  return (context) => ({
    OperationDefinition(node) {
      const fragments = fragmentsOf(context.getDocument());
      const total: Measure = { depth: 0, aliases: 0, rootFields: 0, cost: 0 };
      measure(node.selectionSet, fragments, 1, 1, total, new Set(), limits);
      const broken = passedBy(total, limits);
      if (broken) {
        context.reportError(
          new GraphQLError(`The query passes the limit of ${broken} (${limits[broken]}).`, {
            nodes: node,
            extensions: {
              code: 'INVALID_INPUT',
              detail: { fields: [{ path: 'query', rule: broken }] },
            },
          }),
        );
      }
    },
  });
}

function passedBy(total: Measure, limits: QueryLimits): keyof QueryLimits | null {
  const names = Object.keys(total) as (keyof QueryLimits)[];
  return names.find((name) => total[name] > limits[name]) ?? null;
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/**
 * Walks a selection; stops as soon as a limit is passed, so that the walk itself stays cheap.
 *
 * @param isCounted the field around this selection told its size, which `factor` holds already
 */
function measure(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  depth: number,
  factor: number,
  total: Measure,
  open: ReadonlySet<string>,
  limits: QueryLimits,
  isCounted = false,
): void {
  total.depth = Math.max(total.depth, depth);
  for (const selection of set.selections) {
    if (passedBy(total, limits)) return;
    // Fragments that spread each other twice double at each step, whether or not a field is at the end.
    total.cost += selection.kind === Kind.FIELD ? factor : 1;
    if (selection.kind === Kind.FIELD) {
      if (depth === 1) total.rootFields += 1;
      if (selection.alias) total.aliases += 1;
      if (!selection.selectionSet) continue;
      measure(
        selection.selectionSet,
        fragments,
        depth + 1,
        factor * rowsOf(selection, isCounted),
        total,
        open,
        limits,
        sizeArgumentOf(selection) !== undefined,
      );
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      measure(selection.selectionSet, fragments, depth, factor, total, open, limits, isCounted);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      // A cycle is another rule's finding.
      if (!fragment || open.has(name)) continue;
      measure(
        fragment.selectionSet,
        fragments,
        depth,
        factor,
        total,
        new Set([...open, name]),
        limits,
        isCounted,
      );
    }
  }
}

function sizeArgumentOf(field: FieldNode): ArgumentNode | undefined {
  return field.arguments?.find((argument) => sizeArguments.has(argument.name.value));
}

/**
 * How many rows a field may answer: the number in its size argument, the largest there is when that comes as
 * a variable, and a guess for lists without one. The items of a list that told its size are counted with it.
 */
function rowsOf(field: FieldNode, isCounted: boolean): number {
  const size = sizeArgumentOf(field)?.value;
  if (size === undefined) return field.name.value === 'items' && !isCounted ? assumedListSize : 1;
  if (size.kind !== Kind.INT) return largestListSize;
  return Math.min(Math.max(1, Number(size.value)), largestListSize);
}
