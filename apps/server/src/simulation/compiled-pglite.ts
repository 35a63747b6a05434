import { readFile } from 'node:fs/promises';

let compiled: Promise<WebAssembly.Module> | null = null;

const compile = async (): Promise<WebAssembly.Module> =>
  await WebAssembly.compile(
    await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  );

/** The embedded database, compiled once for all runs of the process: each has memory of its own. */
export const compiledPglite = (): Promise<WebAssembly.Module> => (compiled ??= compile());
