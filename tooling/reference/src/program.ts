import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../checks/src/workspace.ts';
import type { Entry } from './entries.ts';

/** What sources take for granted without an import. */
const globals = ['packages/features/presenters.globals.d.ts'];

/**
 * One program for all packages: what several of them stand on is read and bound once. Types are checked by `typecheck`,
 * so nothing is reported here.
 */
export function programOf(entries: readonly Entry[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      lib: ['ES2024', 'DOM', 'DOM.Iterable', 'ESNext.Disposable'],
      types: ['vite/client'],
    },
    join(root, 'packages/ui'),
  );
  const files = globals.map((file) => join(root, file)).filter(ts.sys.fileExists);
  return ts.createProgram([...entries.map(({ source }) => source), ...files], options);
}
