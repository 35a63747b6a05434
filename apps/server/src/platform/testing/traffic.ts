import { fileURLToPath } from 'node:url';
import { noteTraffic } from '@vx/tooling-vitest/traffic';

/** What servers answered and what came over their sockets. `pnpm spec` counts it, so nobody keeps a list by hand. */
export const trafficFile = fileURLToPath(
  new URL('../../../reports/traffic.jsonl', import.meta.url),
);

/** Writes down that a running server sent this message over a socket. */
export function noteMessage(type: string): void {
  noteTraffic(trafficFile, { from: 'other', app: null, kind: 'socket', name: type, status: null });
}
