export { handleRequest, streamTimeout } from './handle-request.tsx';
export { makeContext } from './make-context.ts';
export { renderOwn } from './render-own.tsx';
