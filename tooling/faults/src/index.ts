export { createRunDatabase, type Query, type RunDatabase } from './database.ts';
export { createHttp, type Attempt, type Call, type Reply } from './http.ts';
export { createServerProcess, type ServerProcess } from './server-process.ts';
export { findVideos, makePerformers, prepareGuests } from './prepare.ts';
export type { Guest, Video } from './plan.ts';
