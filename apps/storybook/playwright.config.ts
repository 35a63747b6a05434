import { defineConfig } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

const executablePath = chromiumPath();

/** Pictures of chosen stories, compared with those in `baseline/`, by `visual/main.ts`, which builds them first. */
export default defineConfig({
  testDir: 'visual',
  outputDir: 'reports/visual',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // A picture that is not the same each time is no use.
  retries: 0,
  timeout: 30_000,
  // A new story needs a picture on purpose: `pnpm --filter @vx/storybook run visual:update`.
  updateSnapshots: 'none',
  expect: {
    timeout: 10_000,
    // Letters are drawn a little differently from one patch of Chromium to the next; a moved edge is more.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, threshold: 0.2, animations: 'disabled' },
  },
  reporter: [['list'], ['json', { outputFile: 'reports/visual.json' }]],
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
