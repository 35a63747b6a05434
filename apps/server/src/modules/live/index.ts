export { createLiveModule, type LiveApi, type LiveModule } from './live-module.ts';
export type { LiveOptions, LivePlatform } from './live-deps.ts';
export type { LiveTables } from './tables.ts';
export { listEnded } from './live.repository.ts';
