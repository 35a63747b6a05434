import type { StorybookConfig } from '@storybook/react-vite';

/** The least Storybook there is: one story, no addon. What opening ours costs beyond it is ours. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
