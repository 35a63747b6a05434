export { createWebpushModule } from './webpush-module.ts';
