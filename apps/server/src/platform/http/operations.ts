import type { FastifyInstance } from 'fastify';
import type { OperationsAddress } from '../config.ts';
import type { Metrics } from '../metrics.ts';

/** `/metrics` for Prometheus. Only on the port of operations: a proxy of guests cannot reach it. */
export function mountMetrics(app: FastifyInstance, { registry }: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

/** Opens the port of operations. @returns where it listens, like `http://127.0.0.1:9464` */
export async function listenForOperations(
  app: FastifyInstance,
  { host, port, orAnother }: OperationsAddress,
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || !orAnother) throw error;
    return await app.listen({ host, port: 0 });
  }
}
