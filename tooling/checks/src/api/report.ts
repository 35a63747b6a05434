/**
 * What a package promises, read off its built declarations: for each entry every export with the text of its
 * declaration, without comments. What an export reaches and no entry exports is part of the promise, too.
 *
 * Written here and not taken from API Extractor: that one wants a run of its own, with a compiler of its own, for
 * each of the 180 entries, and of those of `@vx/ui` it knows one alone.
 */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { manifestOf, type WorkspacePackage } from '../workspace.ts';

/** The declarations of one entry, by the names that a user imports. */
export interface EntryReport {
  /** `.`, `./rules`, … */
  readonly path: string;
  readonly exports: ReadonlyMap<string, string>;
  /** What they reach without a name to import it by, by the name in the declarations. */
  readonly reached: ReadonlyMap<string, string>;
}

type Target = string | { readonly types?: string };

/** Entries with their declarations; those of style sheets say nothing, and JSON has none. */
function entriesOf({ folder }: WorkspacePackage): readonly (readonly [string, string])[] {
  const { exports = {} } = manifestOf(folder).publishConfig ?? {};
  return Object.entries(exports as Readonly<Record<string, Target>>).flatMap(([path, target]) => {
    const types = typeof target === 'string' ? undefined : target.types;
    if (types === undefined || path.endsWith('.css')) return [];
    if (!path.includes('*')) return [[path, join(folder, types)] as const];
    const [before = '', after = ''] = types.split('*');
    return globSync(types, { cwd: folder })
      .map((file) => `./${relative('.', file)}`.slice(before.length, -after.length))
      .filter((name) => !name.includes('/') && !name.startsWith('fixtures'))
      .map((name) => [path.replace('*', name), join(folder, types.replace('*', name))] as const);
  });
}

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** The order of literals in a union depends on what else was compiled: here it is that of their texts. */
const sortLiterals: ts.TransformerFactory<ts.Node> = (context) => (node) => {
  const visit = (at: ts.Node): ts.Node => {
    const seen = ts.visitEachChild(at, visit, context);
    if (!ts.isUnionTypeNode(seen) || !seen.types.every(ts.isLiteralTypeNode)) return seen;
    const text = (type: ts.Node): string =>
      printer.printNode(ts.EmitHint.Unspecified, type, node.getSourceFile());
    return ts.factory.createUnionTypeNode(
      seen.types.toSorted((a, b) => (text(a) < text(b) ? -1 : 1)),
    );
  };
  return visit(node);
};

/** What stands for a name at the top of a file: a variable with its statement, everything else by itself. */
const statementOf = (declaration: ts.Declaration): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

function textOf(declaration: ts.Declaration): string {
  const statement = statementOf(declaration);
  const result = ts.transform(statement, [sortLiterals]);
  const [node = statement] = result.transformed;
  const text = printer.printNode(ts.EmitHint.Unspecified, node, statement.getSourceFile());
  result.dispose();
  return text.replace(/^(?:export )?(?:default )?(?:declare )?/u, '');
}

export function reportOf(one: WorkspacePackage): readonly EntryReport[] {
  const entries = entriesOf(one);
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2024,
    noLib: true,
    types: [],
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  // Only files of the package are read: what stands elsewhere is promised elsewhere.
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, file, options, host)
        : { resolvedModule: undefined },
    );
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    options,
    host,
  );
  const checker = program.getTypeChecker();
  const dist = join(one.folder, 'dist/');
  const resolve = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const own = (symbol: ts.Symbol): readonly ts.Declaration[] =>
    (symbol.declarations ?? []).filter((declaration) =>
      declaration.getSourceFile().fileName.startsWith(dist),
    );
  const exportsOf = (file: string): readonly (readonly [string, ts.Symbol])[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) return [];
    return checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, resolve(symbol)] as const);
  };
  const named = new Set(entries.flatMap(([, file]) => exportsOf(file).map(([, to]) => to)));
  const print = (symbol: ts.Symbol): string => own(symbol).map(textOf).join('\n');
  const sorted = (texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
    new Map([...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)));

  return entries.map(([path, file]) => {
    const found = exportsOf(file);
    const reached = new Map<string, string>();
    const seen = new Set<ts.Symbol>();
    const follow = (symbol: ts.Symbol): void => {
      if (seen.has(symbol)) return;
      seen.add(symbol);
      const visit = (node: ts.Node): void => {
        if (ts.isIdentifier(node)) {
          const at = checker.getSymbolAtLocation(node);
          const to = at && resolve(at);
          const [declaration] = to ? own(to) : [];
          const isTop = declaration && ts.isSourceFile(statementOf(declaration).parent);
          if (to && isTop && !named.has(to) && !seen.has(to)) {
            reached.set(to.name, print(to));
            follow(to);
          }
        }
        ts.forEachChild(node, visit);
      };
      for (const declaration of own(symbol)) visit(statementOf(declaration));
    };
    for (const [, symbol] of found) follow(symbol);
    return {
      path,
      // What comes from another package is promised there; here its name is.
      exports: sorted(
        new Map(
          found.map(([name, to]) => [
            name,
            print(to) || `export { ${name} }; // of another package`,
          ]),
        ),
      ),
      reached: sorted(reached),
    };
  });
}
