export { forgetLog, type LogRefusal } from './forget-log.ts';
export { loadLog, type LogData } from './load-log.ts';
export { useLog, type LogRow, type LogView } from './use-log.ts';
