import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { createMetrics } from '../metrics.ts';
import { listenForOperations, mountMetrics } from './operations.ts';

describe('the port of operations', () => {
  const open: FastifyInstance[] = [];
  const node = (): FastifyInstance => {
    const app = Fastify();
    mountMetrics(app, createMetrics());
    open.push(app);
    return app;
  };
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close();
  });

  it('gives way to a server that is there already, unless it was asked for', async () => {
    const first = await listenForOperations(node(), {
      host: '127.0.0.1',
      port: 0,
      orAnother: false,
    });
    const taken = { host: '127.0.0.1', port: Number(new URL(first).port) };
    const second = await listenForOperations(node(), { ...taken, orAnother: true });
    expect(second).not.toBe(first);
    for (const address of [first, second]) {
      const answer = await fetch(`${address}/metrics`);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await answer.text()).toContain('vx_http_request_seconds');
    }
    await expect(listenForOperations(node(), { ...taken, orAnother: false })).rejects.toMatchObject(
      { code: 'EADDRINUSE' },
    );
  });

  it.each([
    [{}, { host: '127.0.0.1', port: 9464, orAnother: true }],
    [{ VX_OPERATIONS_PORT: '9464' }, { host: '127.0.0.1', port: 9464, orAnother: false }],
    [
      { VX_OPERATIONS_PORT: '0', VX_OPERATIONS_HOST: '10.0.0.2' },
      { host: '10.0.0.2', port: 0, orAnother: false },
    ],
    [{ VX_OPERATIONS_PORT: 'off' }, null],
  ])('is configured by %j', (env, expected) => {
    expect(readConfig(env).operations).toEqual(expected);
  });

  it('says where the old variable went', () => {
    expect(() => readConfig({ VX_METRICS_PORT: '9090' })).toThrow(ConfigError);
    expect(() => readConfig({ VX_METRICS_PORT: '9090' })).toThrow(/VX_OPERATIONS_PORT/);
  });
});
