import { defineConfig } from '@playwright/test';
import { picturesBrowser } from './chromium.ts';

const executablePath = picturesBrowser();

/** Pictures of stories, compared with those in `visual/baseline/`, by `visual/main.ts`, which builds the stories first. */
export default defineConfig({
  testDir: 'visual',
  outputDir: 'reports/visual',
  fullyParallel: true,
  workers: 2,
  // A picture that is not the same each time is no use.
  retries: 0,
  timeout: 60_000,
  // A new story needs a picture on purpose: `pnpm --filter @vx/storybook run visual:update`.
  updateSnapshots: 'none',
  reporter: [
    ['dot'],
    ['json', { outputFile: 'reports/visual.json' }],
    // The page of differences: kept and now with a slider between them.
    ['html', { outputFolder: 'reports/differences', open: 'never' }],
  ],
  use: {
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
