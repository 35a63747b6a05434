export { createChairsHeldAmong } from './chairs.ts';
export type { DemoPerformer, DemoPerformers } from './demo.ts';
export { createPerformersModule, type PerformersApi } from './performers-module.ts';
export { demoPerformerEmail, demoPerformerPassword } from './seed.ts';
