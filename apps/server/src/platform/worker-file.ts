/**
 * A file that runs beside the server, in a thread or a process of its own. It stands beside the module
 * that starts it: as source in development and tests, as a bundle in production.
 * @param at address of that module, as in `import.meta.url`
 * @param name without its ending; an entry in `tsup.config.ts`
 */
export const workerFile = (at: string, name: string): URL =>
  new URL(`./${name}.${at.endsWith('.ts') ? 'ts' : 'js'}`, at);
