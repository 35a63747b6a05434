export { handleRequest as default, makeContext, streamTimeout } from '@vx/views/server';
