import { vxVitest } from '@vx/tooling-vitest';

export default vxVitest(import.meta.url);
