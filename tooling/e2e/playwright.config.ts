import { defineConfig, devices } from '@playwright/test';
import { treeOf } from '@vx/tooling-vitest/tree';
import { headlessShell } from './src/chromium.ts';

const port = Number(process.env.VX_E2E_PORT ?? 8480);
const baseURL = process.env.VX_E2E_BASE_URL ?? `http://127.0.0.1:${port}`;

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // Nothing that is expected depends on density, and four times the pixels are drawn. Pictures for people are sharp.
  deviceScaleFactor: process.env.VX_SHOTS ? 2 : 1,
};

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A second look on a machine that was busy; what fails thrice is broken.
  retries: 2,
  // Where everything fails, waiting for each test thrice says nothing more.
  maxFailures: process.env.CI ? 20 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // `pnpm spec` refuses the report of another tree.
  metadata: { tree: treeOf(import.meta.dirname) },
  reporter: [
    ['list'],
    ['json', { outputFile: 'reports/playwright.json' }],
    ...(process.env.VX_E2E_STEPS ? [['./src/steps-reporter.ts'] as const] : []),
  ],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Tests hold and break what pages ask for, which the worker of a page would answer; those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs about as much as the test; what fails is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: headlessShell,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'mobile', use: phone, grepInvert: /@once/ },
  ],
  // Without a server that runs already: one of its own, see src/serve.ts.
  ...(process.env.VX_E2E_BASE_URL ? {} : { globalSetup: './src/serve.ts' }),
});
