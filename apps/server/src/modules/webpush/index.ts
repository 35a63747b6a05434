export { createWebpushModule, type WebpushApi, type WebpushModule } from './webpush-module.ts';
