import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnProcess } from './platform/testing/own-process.ts';
import {
  hasOwnServices,
  startOwnPostgres,
  type OwnPostgres,
} from './platform/testing/own-services.ts';

describe.skipIf(!hasOwnServices)('two nodes that start at once on an empty database', () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
  }, 60_000);
  afterAll(() => postgres?.[Symbol.asyncDispose]());

  it('lay it out and fill it once, three times of three', async () => {
    for (const round of [1, 2, 3]) {
      await postgres.query(`create database round_${round}`);
      const url = new URL(postgres.url);
      url.pathname = `/round_${round}`;
      const env = { DATABASE_URL: url.href, VX_SEED: 'on', VX_DEMO_PRESENCE: 'steady' };
      await using first = await startOwnProcess(env);
      await using second = await startOwnProcess(env);
      await Promise.all([first.ready(), second.ready()]);
      const login = await fetch(`${second.origin}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'demo@candela.test', password: 'candela-demo-1' }),
      });
      expect([round, login.status]).toEqual([round, 200]);
    }
  }, 300_000);
});
