export type { AbortLike, Clock, KeyValueStorage, Logger, Random, Scheduler } from './ports.ts';
export { createStore, deriveStore, type ReadableStore, type Store } from './store.ts';
export { createMachine, type Machine, type Step } from './machine.ts';
export { createScope, type Scope } from './scope.ts';
export { createEmitter, type Emitter } from './emitter.ts';
export { InvariantError, isVxError, unreachable, VxError } from './errors.ts';
export { DAY_MS } from './time.ts';
export { checkStoredExpiry, setStoredExpiry } from './stored-expiry.ts';
export { fail, ok, type Result } from './result.ts';
