import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Props of a component that stand in these sources, those of every variant included. */
function propsOf(checker: ts.TypeChecker, component: ts.Symbol): readonly ts.Symbol[] {
  const [props] = checker.getTypeOfSymbol(component).getCallSignatures()[0]?.parameters ?? [];
  if (props === undefined) return [];
  const type = checker.getTypeOfSymbol(props);
  return (type.isUnion() ? type.types : [type])
    .flatMap((variant) => checker.getPropertiesOfType(variant))
    .filter((prop) =>
      prop.declarations?.some(
        (at) =>
          at.getSourceFile().fileName.startsWith(root) &&
          !at.getSourceFile().fileName.includes('/node_modules/'),
      ),
    );
}

const isDocumented = (checker: ts.TypeChecker, symbol: ts.Symbol): boolean =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() !== '';

/** What the exported components of some files leave without a word, as "Component" or "Component.prop". */
function undocumented(files: readonly string[]): { components: number; missing: string[] } {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
      },
    },
  ) ?? { options: {} };
  const program = ts.createProgram([...files], options);
  const checker = program.getTypeChecker();
  const missing = new Set<string>();
  let components = 0;
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const isComponent =
        /^[A-Z]/u.test(exported.name) &&
        (symbol.flags & ts.SymbolFlags.Value) !== 0 &&
        checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
      if (!isComponent) continue;
      components += 1;
      if (!isDocumented(checker, symbol)) missing.add(exported.name);
      const props = propsOf(checker, symbol);
      // A prop of several variants is told once.
      const documented = new Set(
        props.filter((prop) => isDocumented(checker, prop)).map(({ name }) => name),
      );
      for (const { name } of props)
        if (!documented.has(name)) missing.add(`${exported.name}.${name}`);
    }
  }
  return { components, missing: [...missing] };
}

describe('what the story book tells of a component', () => {
  it('says a word on every component and each of its props', () => {
    const files = globSync('src/*/index.ts', { cwd: root, exclude: ['src/{fixtures,icons}/**'] });
    const found = undocumented(files.map((file) => root + file));
    expect(found.components).toBeGreaterThan(190);
    expect(found.missing).toEqual([]);
  }, 120_000);

  it('misses a word where there is none', () => {
    const file = `${root}tools/undocumented.tsx`;
    expect(undocumented([file]).missing).toEqual(['Silent', 'Silent.loud', 'Silent.variant']);
  }, 60_000);
});
