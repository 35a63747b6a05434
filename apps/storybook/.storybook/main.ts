import type { StorybookConfig } from '@storybook/react-vite';

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
  viteFinal: (vite) => ({
    ...vite,
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
