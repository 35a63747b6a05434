import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';
import { TreeReporter } from './tree-reporter.ts';
import { treeOf } from './tree.ts';

export { TreeReporter, treeOf };

/**
 * The test set-up that every package shares. Results are also written as JSON below `reports/`,
 * where the run of all tests counts them and `pnpm spec` reads which rule ids were proven.
 *
 * @param configUrl `import.meta.url` of the package's vitest.config.ts
 */
export function vxVitest(configUrl: string, extra: ViteUserConfig = {}): ViteUserConfig {
  const root = dirname(fileURLToPath(configUrl));
  const tree = treeOf(root);
  return mergeConfig(
    defineConfig({
      root,
      test: {
        name: basename(root),
        include: ['src/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}'],
        reporters: ['default', new TreeReporter(join(root, 'reports/vitest.json'), tree)],
        setupFiles: [
          join(import.meta.dirname, 'count-assertions.ts'),
          ...(process.env['VX_PROPERTY_LIMIT_MS']
            ? [join(import.meta.dirname, 'limit-properties.ts')]
            : []),
        ],
        // Which call a title belongs to, whatever it is made of.
        includeTaskLocation: true,
        env: { REPORT_TREE: tree ?? '' },
        maxWorkers: 2,
        // The files of a package share what they import; each puts back what it replaces.
        pool: 'threads',
        isolate: false,
        // Two packages are tested side by side on two cores; a slow machine is no failure.
        testTimeout: 60_000,
        hookTimeout: 120_000,
      },
    }),
    extra,
  );
}
