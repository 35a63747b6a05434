import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { TreeReporter, treeOf } from '@vx/tooling-vitest';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, chromiumPath } from './chromium.ts';

const root = dirname(fileURLToPath(import.meta.url));
const executablePath = chromiumPath();

/** Every story is a test: it renders, axe finds nothing, and its play function passes. In a real Chromium. */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir: join(root, '.storybook') })],
  test: {
    name: 'storybook',
    // Vitest tells Node that it runs, not the browser: stories and their preview ask `import.meta.env`.
    env: { VITEST: 'true' },
    reporters: ['default', new TreeReporter(join(root, 'reports/vitest.json'), treeOf(root))],
    maxWorkers: 2,
    // A page for all stories of a worker: each sets its own theme, language and brand, and cleans up.
    isolate: false,
    // Stories wait for real transitions; a machine that is busy elsewhere gets another try.
    retry: 2,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath === undefined ? {} : { executablePath }),
          args: [...chromiumFlags, '--autoplay-policy=no-user-gesture-required'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
