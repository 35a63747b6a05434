import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { must } from '../run.ts';
import { root } from '../workspace.ts';
import type { Registry } from './registry.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');
const places = ['packages/ui', 'tooling/checks'].map((place) => join(root, place));
const resolver = createRequire(import.meta.url);

/** A project outside the workspace, made from the files of a fixture. */
export interface ScratchProject {
  readonly folder: string;
  /** Installs with npm, as a team outside does; `more` are packages that it adds. */
  readonly install: (...more: readonly string[]) => Promise<void>;
  /** Compiles with the strictest module rules, `tsconfig.json` of the project. */
  readonly compile: (config?: string) => Promise<void>;
  /** Runs a file of the project, or a program that it installed, with the project's Node. */
  readonly node: (what: string, args: readonly string[]) => Promise<string>;
}

/** The version of a dependency that the workspace itself builds with. */
export const workspaceVersion = (name: string): string =>
  (resolver(resolver.resolve(`${name}/package.json`, { paths: places })) as { version: string })
    .version;

export function scratchProject(options: {
  readonly at: string;
  readonly fixture: string;
  readonly registry: Registry;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
  readonly files?: readonly string[];
}): ScratchProject {
  const { at: folder, registry, dependencies } = options;
  mkdirSync(folder, { recursive: true });
  cpSync(join(fixtures, options.fixture), folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'outside', private: true, type: 'module', dependencies }),
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2024',
        module: 'nodenext',
        moduleResolution: 'nodenext',
        strict: true,
        lib: ['es2024', 'esnext.disposable', 'dom'],
        types: [],
        outDir: 'out',
        ...options.compilerOptions,
      },
      files: options.files,
    }),
  );
  return {
    folder,
    install: async (...more) => {
      await must(
        'Installing outside the workspace',
        'npm',
        ['install', ...more, '--registry', registry.url],
        folder,
        registry.env,
      );
    },
    compile: async (config = 'tsconfig.json') => {
      await must(
        'Compiling outside the workspace',
        join(root, 'node_modules/.bin/tsc'),
        ['-p', config],
        folder,
      );
    },
    node: (what, args) => must(what, process.execPath, args, folder),
  };
}
