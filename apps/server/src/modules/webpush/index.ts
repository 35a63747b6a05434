export { createWebpushModule, type WebpushApi } from './webpush-module.ts';
