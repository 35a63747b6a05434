export { createLiveModule, type LiveApi } from './live-module.ts';
export type { LiveTables } from './tables.ts';
export { listEnded } from './live.repository.ts';
