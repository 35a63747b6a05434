import { vxVitest } from '@vx/tooling-vitest';

export default vxVitest(import.meta.url, {
  // Without Vite's `development` condition sources and node_modules share one instance of graphql.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: { pool: 'forks', setupFiles: ['src/platform/testing/each-file.ts'] },
});
