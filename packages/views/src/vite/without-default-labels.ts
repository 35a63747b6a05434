import type { Plugin } from 'vite';

/** Every page gives components their labels, so that no browser needs the English ones beside them (2 kB). */
export const withoutDefaultLabels = (): Plugin => ({
  name: 'vx-without-default-labels',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id.endsWith('/ui/src/labels/default.ts') ? 'export const defaultLabels = undefined;' : null,
});
