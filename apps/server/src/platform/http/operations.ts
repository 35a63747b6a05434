import type { FastifyInstance } from 'fastify';
import { OperationError } from '../errors.ts';
import type { Metrics } from '../metrics.ts';

export interface HealthDeps {
  readonly metrics: Metrics;
  readonly isDraining: () => boolean;
  /** Resolves when the database answers. */
  readonly checkDatabase: () => Promise<unknown>;
  readonly isBusHealthy: () => boolean;
  /** `/metrics` stays off the main port. */
  readonly metricsElsewhere: boolean;
}

/** `/healthz`: the process lives. `/readyz`: it can take requests. `/metrics`: Prometheus. */
export function mountOperations(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      draining: deps.isDraining(),
      database: await withinSecond(deps.checkDatabase()),
      bus: deps.isBusHealthy(),
    };
    const ready = !checks.draining && checks.database && checks.bus;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, ...checks });
  });
  if (!deps.metricsElsewhere) {
    app.get('/metrics', (request, reply) => {
      if (!isLoopback(request.socket.remoteAddress)) throw new OperationError('NOT_FOUND');
      return sendMetrics(deps.metrics, (type) => void reply.type(type));
    });
  }
}

/** The text of all measurements. */
export function sendMetrics(metrics: Metrics, setType: (type: string) => void): Promise<string> {
  setType(metrics.registry.contentType);
  return metrics.registry.metrics();
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

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
