export { loadRoot, type RootData } from './load-root.ts';
export { pageMeta, type MetaInput } from './page-meta.ts';
export type { ShellHandle } from './shell-handle.ts';
