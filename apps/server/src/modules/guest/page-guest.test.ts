import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyDatabase } from '../../platform/database/index.ts';
import type { GuestFact } from '../../platform/guest-facts.ts';
import { createTestServer, oneDatabase, type TestServer } from '../../platform/testing/index.ts';
import { ownReadNames } from '../../platform/own-reads.ts';
import { ownPage, type PageGuestDeps } from './page-guest.ts';

const known = <Value>(value: Value): GuestFact<Value> => ({
  select: () => sql`select to_json('known'::text)`,
  read: (json) => (json === 'known' ? value : expect.unreachable()),
});

describe.each(oneDatabase)('what a page knows of its guest, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ database, modules: () => [] });
  });
  afterAll(() => server.close());

  it('is asked for in one statement, with its position and what resolvers would read', async () => {
    const guest = await server.signUp();
    const asked: unknown[] = [];
    const { read } = server.platform.database as AnyDatabase;
    const deps: PageGuestDeps = {
      database: {
        read: read.withPlugin({
          transformQuery: ({ node }) => (asked.push(node), node),
          transformResult: ({ result }) => Promise.resolve(result),
        }),
      },
      money: { display: (money) => ({ ...money, formatted: '0', equivalent: null }) as never },
      facts: {
        avs: known({ status: 'accepted', rejectReason: null, acceptedAt: new Date() }),
        picture: known('/media/guest/1'),
        recharge: known('on'),
        followed: known(new Set([4])),
        videos: known(new Map([[7, { source: 'bought', liked: true }]])),
      },
      status: {
        clock: new FakeClock(Date.now()),
        isWaiting: () => Promise.resolve(true),
      },
    };
    const { guest: page, seq, reads } = await ownPage(deps, guest.guestId, 'en');
    expect(asked).toHaveLength(1);
    expect(page).toMatchObject({
      loggedIn: true,
      id: guest.guestId,
      picture: '/media/guest/1',
      avsStatus: 'accepted',
      statusFacts: { recharge: 'waiting', newcomer: true, welcomeBack: false },
    });
    expect(seq).toBe(0);
    const value = (name: string, key: string | number) => reads.get(name)?.(key);
    expect([4, 5].map((id) => value(ownReadNames.followed, id))).toEqual([true, false]);
    expect(value(ownReadNames.followsAnyone, 'own')).toBe(true);
    expect(value(ownReadNames.hasBought, 'own')).toBe(true);
    expect(value(ownReadNames.video, 7)).toEqual({ source: 'bought', liked: true });
    expect(value(ownReadNames.video, 8)).toEqual({ source: null, liked: false });
    expect(value(ownReadNames.isVip, 'own')).toBe(false);
    expect(value(ownReadNames.currency, 'own')).toBe('VXC');
  });
});
