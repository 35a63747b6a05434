import { FakeClock } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { pageGuest, type PageGuestDeps } from './page-guest.ts';

type GuestRow = NonNullable<Awaited<ReturnType<PageGuestDeps['accounts']['find']>>>;

it('what a page knows of its guest is asked for side by side', async () => {
  const asked: string[] = [];
  let letGo = (): void => undefined;
  const allAsked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  /** Answers once everything was asked for: one after the other would never come to an end. */
  const ask =
    <Answer>(what: string, answer: Answer) =>
    async (): Promise<Answer> => {
      asked.push(what);
      if (asked.length === 4) letGo();
      await allAsked;
      return answer;
    };
  const now = new Date('2026-11-01T12:00:00Z');
  const guest = {
    id: '00000000-0000-4000-8000-000000000001',
    created_at: now,
    email_verified_at: null,
    has_avs: false,
    returned_at: null,
    terms_accepted_at: now,
  } as GuestRow;
  const deps: PageGuestDeps = {
    accounts: { find: () => Promise.resolve(guest) },
    money: { balanceOf: ask('wallet', null), display: () => expect.unreachable() },
    avs: {
      standing: ask('avs', { status: 'unknown', rejectReason: null, acceptedAt: null }),
    },
    pictureOf: ask('picture', null),
    status: { clock: new FakeClock(now.getTime()), rechargePause: ask('recharge', 'waiting') },
  };
  const page = await pageGuest(deps, guest.id, 'en');
  expect(asked.toSorted()).toEqual(['avs', 'picture', 'recharge', 'wallet']);
  expect(page.statusFacts).toMatchObject({ recharge: 'waiting', newcomer: true });
});
