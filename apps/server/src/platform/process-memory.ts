import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/**
 * Space for young objects of a thread, in MB. Node would give each up to 64 on a large machine, three
 * times, and keep it.
 */
const youngSpace = '--max-semi-space-size=4';

/**
 * How far the heap grows until its next collection, in per cent of what is alive. V8 lets it grow by
 * several times under load; buffers and native memory behind what is dead come on top, so that a server
 * with 90 MB of live objects held 700.
 */
const growth = '--heap-growing-percent=25';

/**
 * What only the start of a process can choose. Without the last one V8 begins a full collection whenever
 * the process pauses, and whoever comes next waits for it.
 */
const heap = [youngSpace, growth, '--no-memory-reducer'];

/**
 * The C library of Linux keeps an arena for each thread and what was freed in it; rendering, pictures and
 * the compiler of the embedded database leave hundreds of MB there. Two arenas, and large pieces go back.
 */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Whether this process may become a new one under the same id. Development runs from sources and may not. */
export const canStartAnew = (): boolean =>
  process.platform === 'linux' &&
  import.meta.url.endsWith('.js') &&
  process.send === undefined &&
  typeof process.execve === 'function';

/** Threads that start from now on get a small space for young objects. */
export function keepThreadsSmall(): void {
  setFlagsFromString(youngSpace);
}

/** Ends a start, so that everything is closed; then the process starts anew. */
export class StartAnew extends Error {
  override readonly name = 'StartAnew';
}

/**
 * Starts the process again with settings of its memory that only its start can choose. Nothing may be
 * open. Whoever sets `MALLOC_ARENA_MAX` has chosen, and the process goes on as it is.
 */
export function chooseMemory(main: string): void {
  if (process.env['MALLOC_ARENA_MAX'] === undefined) startAnew(main);
}

/**
 * Replaces this process by a fresh one with the same id, which holds nothing of what this one needed.
 * Returns where that is not possible; everything has to be closed before.
 * @param main address of the module to start, as in `import.meta.url`
 */
export function startAnew(main: string): void {
  if (!canStartAnew()) return;
  const flags = process.execArgv.includes(growth)
    ? process.execArgv
    : [...heap, ...process.execArgv];
  process.execve?.(process.execPath, [process.execPath, ...flags, fileURLToPath(main)], {
    ...allocator,
    ...process.env,
  });
}
