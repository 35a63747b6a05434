import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the process measures, for `/metrics`. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly sockets: Gauge;
  readonly frames: Counter<'direction'>;
  readonly socketCloses: Counter<'code'>;
  readonly jobs: Counter<'name' | 'outcome'>;
  readonly securityEvents: Counter<'event'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'vx_http_request_seconds',
      help: 'Time from request to answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    sockets: new Gauge({ name: 'vx_sockets', help: 'Open sockets.', registers }),
    frames: new Counter({
      name: 'vx_socket_frames_total',
      help: 'Socket frames.',
      labelNames: ['direction'],
      registers,
    }),
    socketCloses: new Counter({
      name: 'vx_socket_closes_total',
      help: 'Sockets closed by the server.',
      labelNames: ['code'],
      registers,
    }),
    jobs: new Counter({
      name: 'vx_jobs_total',
      help: 'Jobs run.',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    securityEvents: new Counter({
      name: 'vx_security_events_total',
      help: 'Lines of the security log.',
      labelNames: ['event'],
      registers,
    }),
  };
}
