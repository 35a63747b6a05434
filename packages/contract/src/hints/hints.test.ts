import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { restEndpointList, type RestKey } from '../rest/index.ts';
import { cacheSeconds, needsLogin, restHint } from './index.ts';

describe('hints', () => {
  it('say of every call that is answered what its definition says', () => {
    for (const entry of restEndpointList.filter(({ built }) => built)) {
      expect(restHint(entry.key as RestKey), entry.key).toEqual({
        credentials: entry.credentials ?? false,
        idempotent: entry.idempotent ?? false,
        binary: entry.binary ?? false,
        outside: entry.outside ?? false,
        login: entry.audience === 'guest',
        cacheSeconds: entry.cacheSeconds ?? 0,
      });
    }
  });

  it('[RU-api-credentials-some] includes credentials only on some calls', () => {
    expect(restHint('POST /auth/login').credentials).toBe(true);
    expect(restHint('GET /alive').credentials).toBe(false);
    const some = restEndpointList.filter((entry) => entry.credentials).length;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(restEndpointList.length);
  });

  it('does not mistake a call for another that begins alike', () => {
    expect(cacheSeconds('GET /video/jumbotron/config')).toBe(60);
    expect(cacheSeconds('GET /alive')).toBe(0);
    expect(needsLogin('GET /messenger/channel/{channelId}')).toBe(true);
    expect(needsLogin('GET /actor/getActorStateById/{actorId}')).toBe(false);
  });

  it('stay small', () => {
    const source = readFileSync(new URL('generated.ts', import.meta.url));
    expect(gzipSync(source).byteLength).toBeLessThan(1400);
  });
});
