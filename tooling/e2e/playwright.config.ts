import { defineConfig, devices } from '@playwright/test';
import { treeOf } from '@vx/tooling-vitest/tree';

const port = Number(process.env.VX_E2E_PORT ?? 8480);
const baseURL = process.env.VX_E2E_BASE_URL ?? `http://127.0.0.1:${port}`;

/** What Playwright turns off by itself; it has to be said again, for only the last such flag counts. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the browser's own that every new window loads behind the address bar, which nobody sees here. */
const browserPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags without which a browser in a closed network wastes its time on addresses it cannot reach. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  `--disable-features=${[...offInPlaywright, ...browserPages].join(',')}`,
];

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
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // Recording costs about as much as the test; what fails is recorded when it is tried again.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.VX_CHROMIUM ?? '/usr/bin/chromium', args },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'mobile', use: phone },
  ],
  // Without a server that runs already: one of its own, see src/serve.ts.
  ...(process.env.VX_E2E_BASE_URL ? {} : { globalSetup: './src/serve.ts' }),
});
