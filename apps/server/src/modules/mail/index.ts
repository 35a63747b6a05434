export { mailLinks } from './mail-links.ts';
export { createMailModule } from './mail-module.ts';
