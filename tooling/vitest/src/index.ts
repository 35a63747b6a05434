import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type ViteUserConfig } from 'vitest/config';

/**
 * The test set-up that every package shares. Results are also written as JSON below `reports/`,
 * where the run of all tests counts them and `pnpm spec` reads which rule ids were proven.
 *
 * @param configUrl `import.meta.url` of the package's vitest.config.ts
 */
export function vxVitest(configUrl: string, extra: ViteUserConfig = {}): ViteUserConfig {
  const root = dirname(fileURLToPath(configUrl));
  return mergeConfig(
    defineConfig({
      root,
      test: {
        name: basename(root),
        include: ['src/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}'],
        reporters: ['default', ['json', { outputFile: join(root, 'reports/vitest.json') }]],
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
