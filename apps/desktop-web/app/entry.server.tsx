export { handleRequest as default, makeContext, renderOwn, streamTimeout } from '@vx/views/server';
