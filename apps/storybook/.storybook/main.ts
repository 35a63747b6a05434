import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin, PluginOption } from 'vite';
import { onePiece } from './one-piece.ts';
import { remembering } from './remembered-index.ts';

/** Plain data of many files, each a request else: 134 glyphs, and the drawings of the demo world. */
const pieces = ['ui/src/icons/index.ts', 'art/src/index.ts'].map((file) =>
  fileURLToPath(new URL(`../../../packages/${file}`, import.meta.url)),
);

/** Props are read out of components only: parsing every other module as well is most of what serving one costs. */
function propsOfComponents(plugin: PluginOption): PluginOption {
  if (!isPlugin(plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return { ...plugin, transform: { filter: { id: component }, handler: transform } };
}

const component = /\/packages\/ui\/src\/(?!.*\.stories\.)[^?]*\.tsx$/;
const isPlugin = (option: PluginOption): option is Plugin =>
  typeof option === 'object' && option !== null && 'name' in option;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/guide/*.mdx',
    '../stories/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
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
  experimental_indexers: (indexers = []) => indexers.map(remembering),
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []).map(propsOfComponents), onePiece(pieces)],
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
        'react-dom/server',
      ],
    },
  }),
};

export default config;
