import { Kind, parse, type SelectionSetNode } from 'graphql';

/** The fields at the top of a GraphQL answer, with 500 for those that came with an error. */
export function fieldsOf(
  asked: unknown,
  answer: unknown,
  documents: Readonly<Record<string, string>>,
): readonly (readonly [string, number])[] {
  const { query, documentId = '' } = (asked ?? {}) as { query?: string; documentId?: string };
  const text = query ?? documents[documentId];
  if (text === undefined || typeof answer !== 'string') return [];
  const { data, errors = [] } = JSON.parse(answer) as {
    readonly data?: object | null;
    readonly errors?: readonly { readonly path?: readonly (string | number)[] }[];
  };
  const failed = new Set(errors.flatMap(({ path }) => (path ? [String(path[0])] : [])));
  const answered = new Set([...Object.keys(data ?? {}), ...failed]);
  // A query that was refused as a whole need not be one.
  if (answered.size === 0) return [];
  return namesIn(text)
    .filter(([alias]) => answered.has(alias))
    .map(([alias, name]) => [name, failed.has(alias) ? 500 : 200]);
}

const known = new Map<string, readonly (readonly [string, string])[]>();

/** What the answer calls each field, and its name. */
function namesIn(text: string): readonly (readonly [string, string])[] {
  const before = known.get(text);
  if (before) return before;
  const { definitions } = parse(text);
  const walk = ({ selections }: SelectionSetNode): readonly (readonly [string, string])[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD)
        return [[(node.alias ?? node.name).value, node.name.value] as const];
      if (node.kind === Kind.INLINE_FRAGMENT) return walk(node.selectionSet);
      return definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value
          ? walk(one.selectionSet)
          : [],
      );
    });
  const names = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? walk(one.selectionSet) : [],
  );
  known.set(text, names);
  return names;
}
