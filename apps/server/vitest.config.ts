import { vxVitest } from '@vx/tooling-vitest';

export default vxVitest(import.meta.url, { test: { testTimeout: 30_000, hookTimeout: 60_000 } });
