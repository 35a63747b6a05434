import { defineConfig } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

const executablePath = chromiumPath();

/** Pictures of chosen stories, compared with those in `baseline/`. Needs the static build. */
export default defineConfig({
  testDir: 'visual',
  outputDir: 'reports/visual',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 30_000,
  // A new story needs a picture on purpose: `pnpm --filter @vx/storybook run visual:update`.
  updateSnapshots: 'none',
  expect: {
    // Letters are drawn a little differently from one Chromium to the next; a moved edge is more.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.25, animations: 'disabled' },
  },
  reporter: [['list'], ['json', { outputFile: 'reports/visual.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
