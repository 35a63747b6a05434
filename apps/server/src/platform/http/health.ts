import type { FastifyInstance } from 'fastify';
import type { DatabaseHealth } from '../database/health.ts';

export interface HealthDeps {
  readonly isDraining: () => boolean;
  readonly database: DatabaseHealth;
  readonly isBusHealthy: () => boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can take requests; `degraded` when it does so without
 * the other nodes' bus, since events come late then but come.
 */
export function mountHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const [database, writes] = await Promise.all([
      withinSecond(deps.database.answers()),
      withinSecond(deps.database.takesWrites()),
    ]);
    const checks = { draining: deps.isDraining(), database, writes, bus: deps.isBusHealthy() };
    const ready = !checks.draining && database && writes;
    if (!ready) reply.header('retry-after', 2);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, degraded: !checks.bus, ...checks });
  });
}

async function withinSecond(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), 1000);
  });
  try {
    return await Promise.race([
      check.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
