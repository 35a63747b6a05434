/**
 * `pnpm check:readmes`: type-checks the examples in the READMEs of the packages. The `ts` and `tsx` blocks of a
 * README are one module, in their order (`readme-example.ts`). `pnpm test --only=consume` compiles the same examples
 * again with the packed packages, and runs them. The blocks of docs/build-an-app.md have to stand in the starter, which
 * that step compiles and runs.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { exampleModule } from './readme-example.ts';
import { staleBlocks } from './walk.ts';
import { root } from './workspace.ts';

/** A module beside the README, so that imports resolve as in the package. It is on no disk. */
const modules = new Map<string, { readonly readme: string; readonly code: string }>();
for (const readme of globSync('packages/*/README.md', { cwd: root }).toSorted()) {
  const code = exampleModule(readFileSync(join(root, readme), 'utf8'), 'workspace');
  if (code !== null)
    modules.set(join(root, dirname(readme), 'README.example.tsx'), { readme, code });
}

const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(
  {
    ...config.compilerOptions,
    noEmit: true,
    incremental: false,
    composite: false,
    jsx: 'react-jsx',
    types: [],
    lib: ['ES2024', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  root,
);
/** What a bundler makes of a style sheet that is imported. */
const styleSheets = join(root, 'style-sheets.d.ts');
const host = ts.createCompilerHost(options);
const { fileExists, getSourceFile } = host;
const codeOf = (path: string): string | undefined =>
  path === styleSheets ? "declare module '*.css';" : modules.get(path)?.code;
host.fileExists = (path) => codeOf(path) !== undefined || fileExists(path);
host.getSourceFile = (path, ...rest) => {
  const code = codeOf(path);
  return code === undefined
    ? getSourceFile(path, ...rest)
    : ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true);
};

const program = ts.createProgram([...modules.keys(), styleSheets], options, host);
const problems: string[] = [...staleBlocks()];
for (const [path, { readme }] of modules) {
  const file = program.getSourceFile(path);
  if (!file) throw new Error(`The examples of ${readme} were not read.`);
  for (const { start = 0, messageText } of [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]) {
    const { line } = file.getLineAndCharacterOfPosition(start);
    problems.push(`${readme}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`Examples compile: ${modules.size} READMEs.`);
