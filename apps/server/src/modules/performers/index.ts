export { createChairsHeldAmong } from './chairs.ts';
export { createPerformersModule, type PerformersApi } from './performers-module.ts';
export { demoPerformerEmail, demoPerformerPassword } from './seed.ts';
