export { useSay, type Say } from './use-say.ts';
