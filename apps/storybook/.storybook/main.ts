import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { componentFacts } from './docs/facts.ts';
import { searchWordsFile } from './docs/search-words.ts';
import { inLanguages } from './languages/in-languages.ts';
import { onePiece } from './one-piece.ts';
import { statesInView } from './plays/states-in-view.ts';
import { generatedStates, withStates } from './states/generated-states.ts';
import { propsOfComponents } from './props-of-components.ts';
import { remembering } from './remembered-index.ts';

/** Plain data of many files, each a request else: 134 glyphs, and the drawings of the demo world. */
const pieces = ['ui/src/icons/index.ts', 'art/src/index.ts'].map((file) =>
  fileURLToPath(new URL(`../../../packages/${file}`, import.meta.url)),
);

/** The reference of the packages, beside the components where `pnpm reference` has built it. */
const reference = fileURLToPath(new URL('../../../tooling/reference/dist', import.meta.url));
const tested = process.env['VITEST'] !== undefined;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/guide/*.mdx',
    '../stories/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../mocks', to: 'mocks' },
    ...(existsSync(reference) ? [{ from: reference, to: 'reference' }] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: {
    // It reads the whole graph of modules and asks git at every start, to mark stories that differ from the last commit.
    changeDetection: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  experimental_indexers: (indexers = []) =>
    indexers.map(remembering).map((one) => (tested ? one : withStates(one))),
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []).map(propsOfComponents),
      onePiece(pieces),
      inLanguages(),
      // Tests play everything.
      ...(tested ? [] : [statesInView(), generatedStates()]),
      componentFacts(),
      searchWordsFile(),
    ],
    // Every story needs these: they are ready, or on their way, when the browser asks.
    server: { ...vite.server, warmup: { clientFiles: ['./.storybook/preview.tsx', ...pieces] } },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // What loads on first use only, so that no story reloads in the middle of its test.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@vx/ui > hls.js/light',
        '@vx/ui > @base-ui/react/autocomplete',
        '@vx/ui > @base-ui/react/combobox',
        '@vx/ui > @base-ui/react/popover',
        '@vx/ui > @base-ui/react/preview-card',
        '@vx/ui > @base-ui/react/tooltip',
        'react-dom/server',
      ],
    },
  }),
};

export default config;
