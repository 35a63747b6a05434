export { appConfig } from './app-config.ts';
