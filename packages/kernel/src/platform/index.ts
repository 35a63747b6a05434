export { systemClock, systemRandom, systemScheduler } from './system.ts';
export { createWebStorage, type WebStorageLike } from './web-storage.ts';
export { createConsoleLogger, type LogLevel } from './console-logger.ts';
