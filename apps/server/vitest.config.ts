import { vxVitest } from '@vx/tooling-vitest';

export default vxVitest(import.meta.url, {
  // Without Vite's `development` condition sources and node_modules share one instance of graphql.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    pool: 'forks',
    globalSetup: ['src/platform/testing/once.ts'],
    setupFiles: ['src/platform/testing/each-file.ts'],
  },
});
