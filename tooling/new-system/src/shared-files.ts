import { callsOf, primitives } from './layers/contract.ts';
import type { Names } from './names.ts';

/** A line for a system in a file that all systems share. */
export interface SharedEdit {
  readonly path: string;
  /** The file with the line; the same text when it is there already. */
  apply(source: string): string;
}

/**
 * Puts a text in front of an anchor, the first one behind `after`.
 * @throws when the file has changed its form, so that nothing lands in the wrong place
 */
function insertBefore(
  source: string,
  text: string,
  where: { readonly anchor: string; readonly after?: string },
): string {
  const start = where.after === undefined ? 0 : source.indexOf(where.after);
  const at = start < 0 ? -1 : source.indexOf(where.anchor, start);
  if (at < 0)
    throw new Error(
      `Nothing reads ${JSON.stringify(where.anchor)}${where.after ? ` behind ${JSON.stringify(where.after)}` : ''}: tell tooling/new-system/src/shared-files.ts where the line goes now.`,
    );
  return source.slice(0, at) + text + source.slice(at);
}

const from = (line: string): string => /from '([^']+)'/.exec(line)?.[1] ?? '';

/** Puts an import among those of the same folder, in the order of the alphabet. */
function insertImport(source: string, line: string, folder: string): string {
  const lines = source.split('\n');
  const theirs = lines.flatMap((one, index) =>
    from(one).startsWith(folder) ? [{ path: from(one), index }] : [],
  );
  const next = theirs.find(({ path }) => path > from(line));
  const last = theirs.at(-1);
  if (!last) throw new Error(`Nothing is imported from ${folder} any more.`);
  const at = next ? startOfImport(lines, next.index) : last.index + 1;
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}

/** The first line of an import whose last line is given. */
function startOfImport(lines: readonly string[], end: number): number {
  let at = end;
  while (at > 0 && !/^import\b/.test(lines[at] ?? '')) at -= 1;
  return at;
}

const once =
  (isThere: RegExp, insert: (source: string) => string): SharedEdit['apply'] =>
  (source) =>
    isThere.test(source) ? source : insert(source);

/** The calls in the file that a system of the specification has already. */
function inItsContract(names: Names): SharedEdit {
  const { system } = names;
  return {
    path: `packages/contract/src/rest/${system}.ts`,
    apply: once(new RegExp(`'GET /guest/${system}'`), (source) =>
      withPrimitives(
        insertBefore(source, callsOf(names), {
          anchor: ');\n',
          after: '\n);\n',
        }),
      ),
    ),
  };
}

/** With all names imported that the calls need. */
function withPrimitives(source: string): string {
  const found = /import \{([^}]*)\} from '..\/shapes\/primitives.ts';/.exec(source);
  const names = new Set([
    ...(found?.[1] ?? '').split(',').map((name) => name.trim()),
    ...primitives,
  ]);
  names.delete('');
  const line = `import { ${[...names].toSorted().join(', ')} } from '../shapes/primitives.ts';`;
  return found
    ? source.replace(found[0], line)
    : source.replace(/^import [^;]*define\.ts';\n/m, (define) => `${define}${line}\n`);
}

function inProduct({ system, pascal }: Names): SharedEdit {
  return {
    path: 'apps/server/src/product.ts',
    apply: once(new RegExp(`\\bcreate${pascal}Module\\b`), (source) =>
      insertImport(
        insertBefore(source, `    create${pascal}Module(platform),\n`, {
          anchor: '  ];\n',
          after: 'const others: readonly ServerModule[] = [',
        }),
        `import { create${pascal}Module } from './modules/${system}/index.ts';`,
        './modules/',
      ),
    ),
  };
}

function inRouteTable({ system, route }: Names): SharedEdit {
  const paths = ['en', 'de', 'es'].map(
    (language) => `    ${language}: '/${language}/{member_area}/${system}/',\n`,
  );
  return {
    path: 'packages/routes/src/table.ts',
    apply: once(new RegExp(`^  ${route}: \\{`, 'm'), (source) =>
      insertBefore(source, `  ${route}: {\n${paths.join('')}  },\n`, {
        anchor: '} as const satisfies Record<',
      }),
    ),
  };
}

/**
 * The lines of a system in shared files.
 * @param hasContract whether it has a file of calls, as systems of the specification do
 */
export function sharedEdits(names: Names, hasContract: boolean): readonly SharedEdit[] {
  return [...(hasContract ? [inItsContract(names)] : []), inProduct(names), inRouteTable(names)];
}
