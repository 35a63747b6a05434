export { useStore } from './use-store.ts';
export { useCore } from './use-core.ts';
export { createServices, type ServicesBinding } from './services.tsx';
export { useLoad, type Load } from './use-load.ts';
