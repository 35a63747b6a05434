export { forgetLog, type LogRefusal } from './forget-log.ts';
export { loadLog, type LogData } from './load-log.ts';
export { useLog } from './use-log.ts';
export type { LogRow, LogView } from './presenters/log.ts';
