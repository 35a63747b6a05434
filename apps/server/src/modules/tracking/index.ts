export { createTrackingModule } from './tracking-module.ts';
