import { vxVitest } from '@vx/tooling-vitest';

export default vxVitest(import.meta.url, {
  test: { include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'] },
});
