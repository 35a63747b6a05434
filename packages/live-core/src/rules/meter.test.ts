import { liveChatExitCodeGroups, liveChatExitCodes } from '@vx/contract/enums';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abandonedMs,
  absenceMs,
  awaitsPicture,
  billedFrom,
  chargeAfter,
  chatGrantSeconds,
  chatKinds,
  exitCodes,
  firstSecond,
  freeMinutesUsed,
  isBanned,
  maxChatSeconds,
  minimumBalance,
  nextTickAt,
  noPictureMs,
  paidSeconds,
  pictureGraceMs,
  previewLimits,
  readMeter,
  refuseForMoney,
  refusePreview,
  refuseStart,
  secondsAffordable,
  secondsCovered,
  secondsLeftWith,
  spendableBalance,
  stallThresholdMs,
  tickChat,
  timeLeft,
  warningAt,
  type Meter,
  type PreviewFacts,
  type StartFacts,
} from './index.ts';

const { conditions, exits, tariff } = chatKinds.livechat;

const startable: StartFacts = {
  conditions,
  guestId: 'g1',
  country: 'DE',
  bannedCountries: [],
  actorState: 'online',
  chatRunning: false,
  guestConnected: true,
  overtaken: false,
  expectedPrice: 12,
  pricePerMinute: 12,
  expectedFreeMinutes: 0,
  freeMinutes: 0,
  balance: 100,
  currency: 'VXC',
};

describe('starting', () => {
  it('starts when nothing speaks against it', () => {
    expect(refuseStart(startable)).toBeNull();
  });

  it.each([
    ['NEED_LOGIN', { guestId: null }],
    ['BANNED_COUNTRY', { bannedCountries: ['AT', 'DE'] }],
    ['WRONG_SEQUENCE', { overtaken: true }],
    ['ALREADY_IN_PROGRESS', { chatRunning: true }],
    ['GUEST_OFFLINE', { guestConnected: false }],
    ['ACTOR_OFFLINE', { actorState: 'offline' }],
    ['ACTOR_BUSY', { actorState: 'busy' }],
    ['PRICE_CHANGED', { expectedPrice: 11 }],
    ['PRICE_CHANGED', { expectedFreeMinutes: 3, freeMinutes: 2 }],
    ['BALANCE_TOO_LOW', { balance: 0 }],
  ] as const)('[RU-livechat-start-errors] refuses with %s', (code, change) => {
    expect(refuseStart({ ...startable, ...change })).toBe(code);
  });

  it('names the first of several reasons', () => {
    expect(
      refuseStart({ ...startable, chatRunning: true, guestConnected: false, balance: 0 }),
    ).toBe('ALREADY_IN_PROGRESS');
    expect(refuseStart({ ...startable, guestId: null, bannedCountries: ['DE'] })).toBe(
      'NEED_LOGIN',
    );
  });

  it.each([
    ['EUR', 50],
    ['CHF', 50],
    ['VXC', 1],
    ['credits', 1],
  ])(
    '[RU-money-min-balance-chat][CO-minBalanceChat] wants 0.5 in %s, %i in minor units',
    (currency, minimum) => {
      expect(minimumBalance(currency)).toBe(minimum);
      expect(refuseStart({ ...startable, currency, balance: minimum })).toBeNull();
      expect(refuseStart({ ...startable, currency, balance: minimum - 1 })).toBe('BALANCE_TOO_LOW');
    },
  );

  it('needs no balance where vouchers pay for minutes', () => {
    expect(refuseStart({ ...startable, freeMinutes: 1, balance: 0 })).toBeNull();
    expect(refuseStart({ ...startable, expectedFreeMinutes: 1, freeMinutes: 2 })).toBeNull();
  });

  it.each([
    ['nothing', {}, null],
    [
      'a balance below the smallest that may start',
      { balance: 29, currency: 'EUR', pricePerMinute: 30 },
      'BALANCE_TOO_LOW',
    ],
    ['a balance below the first second', { balance: 1, pricePerMinute: 120 }, 'BALANCE_TOO_LOW'],
    ['a balance of just the first second', { balance: 2, pricePerMinute: 120 }, null],
    ['a limit that is used up', { room: { amount: 0, rule: 'day' } }, 'LIMIT_REACHED'],
    [
      'a limit below the first second',
      { pricePerMinute: 120, room: { amount: 1, rule: 'week' } },
      'LIMIT_REACHED',
    ],
    ['a limit that leaves something', { room: { amount: 1, rule: 'month' } }, null],
    ['a break', { room: { amount: 0, rule: 'coolOff' } }, 'SPENDING_PAUSED'],
    [
      'a break, with an empty wallet',
      { balance: 0, room: { amount: 0, rule: 'coolOff' } },
      'SPENDING_PAUSED',
    ],
    [
      'a break, with free minutes',
      { freeMinutes: 3, room: { amount: 0, rule: 'exclusion' } },
      'SPENDING_PAUSED',
    ],
    ['a limit, with free minutes', { freeMinutes: 3, room: { amount: 0, rule: 'day' } }, null],
    ['no balance, with free minutes', { freeMinutes: 3, balance: 0 }, null],
  ] as const)('knows before a start what money says to it: %s', (_, facts, refusal) => {
    const enough = {
      tariff,
      pricePerMinute: 12,
      freeMinutes: 0,
      balance: 100,
      currency: 'VXC',
      room: undefined,
    };
    expect(refuseForMoney({ ...enough, ...facts })).toBe(refusal);
  });

  it('wants the smallest unit for the first second, however low the price', () => {
    expect(
      [0, 12, 60, 61, 120].map((price) => firstSecond({ tariff, pricePerMinute: price })),
    ).toEqual([1, 1, 1, 2, 2]);
  });

  it('[RU-guest-actor-banned-country] bans by the guest country alone, and nobody whose country is unknown', () => {
    expect(isBanned(['DE', 'AT'], 'DE')).toBe(true);
    expect(isBanned(['AT'], 'DE')).toBe(false);
    expect(isBanned(['DE'], null)).toBe(false);
    expect(refuseStart({ ...startable, bannedCountries: ['AT'] })).toBeNull();
    expect(refuseStart({ ...startable, country: null, bannedCountries: ['DE'] })).toBeNull();
  });
});

const meter = (change: Partial<Meter> = {}): Meter => ({
  tariff,
  pricePerMinute: 12,
  freeSeconds: 0,
  charged: 0,
  billedMs: 0,
  tickedAt: 0,
  pictureAt: 0,
  servedAt: null,
  ...change,
});

describe('the meter', () => {
  it('charges every begun unit and nothing for the first unfinished second', () => {
    expect(readMeter(meter(), 100, 999).charge).toBe(0);
    expect(readMeter(meter(), 100, 1_000).charge).toBe(1);
    expect(chargeAfter(12, 5)).toBe(1);
    expect(chargeAfter(12, 6)).toBe(2);
    expect(chargeAfter(299, 60)).toBe(299);
  });

  it('never charges more than there is, whatever was spent elsewhere meanwhile', () => {
    const reading = readMeter(meter({ charged: 3, billedMs: 15_000, tickedAt: 15_000 }), 0, 17_500);
    expect(reading).toMatchObject({ charge: 0, charged: 3, secondsLeft: 0 });
  });

  it('takes a balance below nothing for none: what was paid for is kept', () => {
    const running = meter({ charged: 12, billedMs: 30_000, tickedAt: 30_000 });
    expect(readMeter(running, -5, 30_000)).toEqual(readMeter(running, 0, 30_000));
    expect(readMeter(running, -5, 30_000)).toMatchObject({ charge: 0, secondsLeft: 30 });
  });

  it('lasts for what is there, and never longer than the longest chat', () => {
    expect(secondsAffordable(12, 5)).toBe(25);
    expect(secondsAffordable(7, 5)).toBe(42);
    expect(secondsAffordable(1, 1_000_000)).toBe(maxChatSeconds);
    // What costs nothing is not held up by an empty wallet.
    expect(secondsAffordable(0, 0)).toBe(maxChatSeconds);
    expect(secondsAffordable(1, 0)).toBe(0);
    const free = { tariff, pricePerMinute: 1, freeSeconds: 60 };
    expect(secondsCovered(free, 1)).toBe(120);
    expect(secondsCovered(free, 1_000_000)).toBe(maxChatSeconds);
  });

  it('hands out an address for ten seconds more than the money lasts, ten minutes at most', () => {
    expect([0, 50, 590, 591, 20_000].map(chatGrantSeconds)).toEqual([10, 60, 600, 600, 600]);
  });

  it('spends of a balance no more than the guest’s own rules leave', () => {
    expect(spendableBalance(100, undefined)).toBe(100);
    expect(spendableBalance(100, { amount: 30 })).toBe(30);
    expect(spendableBalance(100, { amount: 0 })).toBe(0);
    expect(spendableBalance(20, { amount: 30 })).toBe(20);
  });

  it('lets a top-up lengthen the chat', () => {
    const running = meter({ charged: 1, billedMs: 5_000, tickedAt: 5_000 });
    expect(readMeter(running, 0, 5_000).secondsLeft).toBe(0);
    expect(readMeter(running, 11, 5_000).secondsLeft).toBe(55);
  });

  it('does not charge for time in which no server ticked', () => {
    const running = meter({ charged: 2, billedMs: 10_000, tickedAt: 10_000 });
    const late = readMeter(running, 50, 10_000 + stallThresholdMs + 1);
    expect(late).toMatchObject({ stalled: true, charge: 0, billedMs: 10_000, seconds: 10 });
    expect(readMeter(running, 50, 10_000 + stallThresholdMs)).toMatchObject({
      stalled: false,
      seconds: 13,
      charge: 1,
    });
  });

  it('ignores a clock that went backwards', () => {
    expect(
      readMeter(meter({ charged: 2, billedMs: 10_000, tickedAt: 10_000 }), 50, 4_000),
    ).toMatchObject({ charge: 0, seconds: 10 });
  });

  it('lets vouchers pay for the first seconds, and money for the others', () => {
    const free = meter({ freeSeconds: 120 });
    expect(readMeter(free, 0, 3_000)).toMatchObject({ charge: 0, secondsLeft: 117 });
    const later = meter({ freeSeconds: 120, billedMs: 119_000, tickedAt: 119_000 });
    expect(readMeter(later, 0, 120_000)).toMatchObject({ charge: 0, secondsLeft: 0 });
    expect(readMeter(later, 12, 120_000)).toMatchObject({ charge: 0, secondsLeft: 60 });
    expect(readMeter(later, 12, 121_000)).toMatchObject({ charge: 1, charged: 1 });
  });

  it.each([
    [999, 120, 0],
    [1_000, 120, 1],
    [60_999, 120, 1],
    [61_000, 120, 2],
    [400_000, 120, 2],
    [400_000, 0, 0],
  ])('uses the begun minutes of vouchers: %i ms of %i free seconds are %i', (ms, free, minutes) => {
    expect(freeMinutesUsed(ms, free)).toBe(minutes);
  });

  it('warns at five minutes, one minute and fifteen seconds', () => {
    expect([301, 300, 61, 60, 16, 15, 0].map(warningAt)).toEqual([
      null,
      'fiveMinutes',
      'fiveMinutes',
      'oneMinute',
      'oneMinute',
      'fifteenSeconds',
      'fifteenSeconds',
    ]);
  });

  it('keeps ceil(price × seconds / 60) within the balance for every price and balance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.integer({ min: 0, max: stallThresholdMs }), { maxLength: 60 }),
        (pricePerMinute, start, steps) => {
          let state = meter({ pricePerMinute });
          let balance = start;
          let now = 0;
          for (const step of steps) {
            now += step;
            const reading = readMeter(state, balance, now);
            balance -= reading.charge;
            state = {
              ...state,
              charged: reading.charged,
              billedMs: reading.billedMs,
              tickedAt: now,
            };
            expect(balance).toBeGreaterThanOrEqual(0);
            expect(reading.charged).toBe(
              Math.min(start, chargeAfter(pricePerMinute, reading.seconds)),
            );
            expect(reading.seconds + reading.secondsLeft).toBe(
              secondsAffordable(pricePerMinute, start),
            );
          }
        },
      ),
    );
  });

  it('never bills more than vouchers and money cover, whatever tick is late, early or lost (S24)', () => {
    const late = meter({ freeSeconds: 60, billedMs: 59_900, tickedAt: 0 });
    expect(readMeter(late, 0, 2_000)).toMatchObject({ billedMs: 60_000, seconds: 60, charged: 0 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 0, max: 3 }).map((minutes) => minutes * 60),
        fc.integer({ min: 0, max: 2_000 }),
        fc.array(
          fc.record({
            // Early, on time, late, lost ticks, a server that stood still, a clock that goes back.
            passed: fc.oneof(
              fc.integer({ min: -2_000, max: stallThresholdMs }),
              fc.integer({ min: 0, max: 1_100 }),
              fc.integer({ min: stallThresholdMs, max: abandonedMs }),
            ),
            // Top-ups and purchases elsewhere.
            moved: fc.oneof(
              { weight: 4, arbitrary: fc.constant(0) },
              fc.integer({ min: -500, max: 500 }),
            ),
            committed: fc.boolean(),
          }),
          { minLength: 1, maxLength: 80 },
        ),
        (pricePerMinute, freeSeconds, start, ticks) => {
          let state = meter({ pricePerMinute, freeSeconds });
          let balance = start;
          let paid = 0;
          let now = 0;
          for (const { passed, moved, committed } of ticks) {
            now += passed;
            balance = Math.max(0, balance + moved);
            const reading = readMeter(state, balance, now);
            expect(reading.billedMs).toBeLessThanOrEqual(
              secondsCovered(state, state.charged + balance) * 1_000,
            );
            expect(reading.seconds).toBe(Math.floor(reading.billedMs / 1_000));
            expect(reading.charge).toBeGreaterThanOrEqual(0);
            expect(reading.charge).toBeLessThanOrEqual(balance);
            // The receipt: its seconds are the free ones and those that the price pays for.
            expect(reading.charged).toBe(
              chargeAfter(pricePerMinute, paidSeconds(reading.seconds, freeSeconds)),
            );
            // A tick whose transaction is lost changes nothing; the next one finds the old row.
            if (!committed) continue;
            balance -= reading.charge;
            paid += reading.charge;
            expect(paid).toBe(reading.charged);
            const { charged, billedMs } = reading;
            state = { ...state, charged, billedMs, tickedAt: now };
            if (reading.secondsLeft <= 0) return;
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('looks again when the next second is full', () => {
    const reading = readMeter(meter({ charged: 0, billedMs: 0 }), 1, 4_600);
    expect(reading.stalled).toBe(true);
    const near = readMeter(meter({ charged: 1, billedMs: 4_300, tickedAt: 4_300 }), 0, 4_400);
    expect(near.secondsLeft).toBe(1);
    expect(nextTickAt(near, 4_400)).toBe(5_000);
  });
});

describe('the time that is left', () => {
  it.each([
    [3_600, { kind: 'about', minutes: 60 }],
    [359, { kind: 'about', minutes: 5 }],
    [301, { kind: 'about', minutes: 5 }],
    [300, { kind: 'lessThan', minutes: 5 }],
    [175, { kind: 'lessThan', minutes: 3 }],
    [60, { kind: 'lessThan', minutes: 1 }],
    [16, { kind: 'lessThan', minutes: 1 }],
    [15, { kind: 'seconds', seconds: 15 }],
    [0, { kind: 'seconds', seconds: 0 }],
    [-1, { kind: 'seconds', seconds: 0 }],
  ] as const)('says %i seconds one way', (seconds, said) => {
    expect(timeLeft(seconds)).toEqual(said);
  });

  it('never says more than there is, and changes its way with the warnings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (seconds) => {
        const left = timeLeft(seconds);
        if (left.kind === 'about') expect(left.minutes * 60).toBeLessThanOrEqual(seconds);
        if (left.kind === 'lessThan') expect((left.minutes - 1) * 60).toBeLessThan(seconds);
        expect(left.kind === 'about').toBe(warningAt(seconds) === null);
      }),
    );
  });
});

describe('[RU-money-chat-price-per-minute] the first picture', () => {
  const unseen = { pictureAt: null, servedAt: null };

  it.each([
    ['nothing that was served or seen', unseen, null],
    ['the picture that the player reported', { pictureAt: 700, servedAt: null }, 700],
    ['a picture that came soon after it was served', { pictureAt: 700, servedAt: 400 }, 700],
    [
      'what was served, where no picture is reported',
      { pictureAt: null, servedAt: 400 },
      400 + pictureGraceMs,
    ],
    [
      'what was served, where the report comes late',
      { pictureAt: 90_000, servedAt: 400 },
      400 + pictureGraceMs,
    ],
  ] as const)('bills from %s', (_, picture, from) => {
    expect(billedFrom(picture)).toBe(from);
    if (from === null) return expect(awaitsPicture(picture, 1e9)).toBe(true);
    expect(awaitsPicture(picture, from - 1)).toBe(true);
    expect(awaitsPicture(picture, from)).toBe(false);
  });

  it('costs nothing before it, and every second after it', () => {
    const waiting = meter({ ...unseen, tickedAt: 19_000 });
    expect(readMeter(waiting, 100, 20_000)).toMatchObject({ billedMs: 0, charge: 0 });
    const reported = { ...waiting, pictureAt: 19_400 };
    expect(readMeter(reported, 100, 20_000)).toMatchObject({ billedMs: 600, charge: 0 });
    expect(readMeter(reported, 100, 20_400)).toMatchObject({ billedMs: 1_000, charge: 1 });
    const later = { ...reported, billedMs: 600, tickedAt: 20_000 };
    expect(readMeter(later, 100, 20_400)).toMatchObject({ billedMs: 1_000, charge: 1 });
  });

  it('lets nobody watch for longer than the grace without a report, and bills nobody twice for one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.option(fc.integer({ min: 0, max: 20_000 })),
        fc.array(fc.integer({ min: 1, max: 1_500 }), { minLength: 1, maxLength: 40 }),
        (servedAt, reportedAt, ticks) => {
          let now = 0;
          let chat = meter({ ...unseen });
          for (const step of ticks) {
            now += step;
            // As on the server: a tick knows what was noted by then.
            const known = {
              servedAt: servedAt <= now ? servedAt : null,
              pictureAt: reportedAt !== null && reportedAt <= now ? reportedAt : null,
            };
            const { billedMs, charged } = readMeter({ ...chat, ...known }, 1_000, now);
            chat = { ...chat, ...known, billedMs, charged, tickedAt: now };
          }
          const from = Math.min(reportedAt ?? Infinity, servedAt + pictureGraceMs);
          expect(chat.billedMs).toBe(Math.max(0, now - from));
        },
      ),
    );
  });

  it('begins the minutes of vouchers, too', () => {
    const free = meter({ ...unseen, freeSeconds: 60, tickedAt: 29_000 });
    expect(readMeter(free, 0, 30_000)).toMatchObject({ seconds: 0, secondsLeft: 60 });
  });

  it('ends a chat that shows none for half a minute, for nothing', () => {
    const chat = { ...meter({ ...unseen, tickedAt: 29_000 }), exits, startedAt: 0, seenAt: 29_000 };
    expect(tickChat(chat, 100, noPictureMs - 1).kind).toBe('runs');
    expect(tickChat(chat, 100, noPictureMs)).toMatchObject({
      kind: 'ends',
      exitCode: 906,
      reading: { charged: 0, seconds: 0 },
    });
    const shown = { ...chat, pictureAt: noPictureMs - 500 };
    expect(tickChat(shown, 100, noPictureMs).kind).toBe('runs');
  });
});

describe('a credit within a chat', () => {
  it('[RU-money-chat-price-per-minute] makes it last as long as the meter says once the money is there', () => {
    fc.assert(
      fc.property(
        fc.record({
          pricePerMinute: fc.integer({ min: 1, max: 400 }),
          freeSeconds: fc.constantFrom(0, 60, 180),
          funds: fc.integer({ min: 1, max: 5_000 }),
          billedMs: fc.integer({ min: 0, max: 600_000 }),
          credit: fc.integer({ min: 0, max: 5_000 }),
        }),
        ({ pricePerMinute, freeSeconds, funds, billedMs, credit }) => {
          const now = readMeter(meter({ pricePerMinute, freeSeconds, billedMs }), funds, 0);
          const balance = funds - now.charge;
          const paid = meter({ pricePerMinute, freeSeconds, ...now });
          const shown = { ...now, pricePerMinute, balance };
          expect(secondsLeftWith(tariff, shown, credit)).toBe(
            readMeter(paid, balance + credit, 0).secondsLeft,
          );
        },
      ),
    );
  });

  it('changes nothing where a limit of the guest ends it first', () => {
    // 100 coins last 500 s; a limit leaves 20 of them.
    const shown = { pricePerMinute: 12, charged: 0, balance: 100, seconds: 0, secondsLeft: 100 };
    expect(secondsLeftWith(tariff, shown, 100)).toBe(100);
    expect(secondsLeftWith(tariff, { ...shown, secondsLeft: 500 }, 100)).toBe(1_000);
  });
});

describe('ends', () => {
  const chat = {
    ...meter({ charged: 2, billedMs: 10_000, tickedAt: 10_000 }),
    exits,
    startedAt: 0,
    seenAt: 10_000,
  };

  it('[RU-chatexit-501] ends with 501 when the money is spent', () => {
    expect(tickChat({ ...chat }, 0, 10_000)).toMatchObject({
      kind: 'ends',
      exitCode: 501,
      endedAt: 10_000,
    });
  });

  it('ends at the last tick, without a charge, when no server ticked for longer than ten seconds', () => {
    const outcome = tickChat(chat, 50, 10_000 + abandonedMs + 1);
    expect(outcome).toMatchObject({
      kind: 'ends',
      exitCode: exitCodes.serverStalled,
      endedAt: 10_000,
    });
    expect(outcome.reading.charge).toBe(0);
    expect(tickChat(chat, 50, 10_000 + abandonedMs).kind).toBe('runs');
  });

  it('[RU-chatexit-client] ends with a client code when the guest has been gone for 30 s', () => {
    const gone = { ...chat, tickedAt: 40_000, seenAt: 40_500 - absenceMs };
    expect(tickChat(gone, 50, 40_500).kind).toBe('runs');
    expect(tickChat(gone, 50, 40_501)).toMatchObject({ kind: 'ends', exitCode: 102 });
  });

  it('[RU-chatexit-503] ends with 503 after the longest time', () => {
    const long = {
      ...meter({ pricePerMinute: 6, charged: 2_160, billedMs: 21_599_500, tickedAt: 0 }),
      exits,
      startedAt: 0,
      seenAt: 0,
    };
    expect(tickChat(long, 50_000, 400).kind).toBe('runs');
    expect(tickChat(long, 50_000, 600)).toMatchObject({ kind: 'ends', exitCode: 503 });
  });
});

describe('exit codes', () => {
  it('[RU-chatexit-catalogue] gives only codes of the catalogue, each of its family', () => {
    const familyOf = (code: number): string | undefined =>
      Object.entries(liveChatExitCodeGroups).find(([, codes]) =>
        (codes as readonly number[]).includes(code),
      )?.[0];
    for (const code of Object.values(exitCodes)) expect(liveChatExitCodes).toContain(code);
    expect(
      Object.fromEntries(Object.entries(exitCodes).map(([name, code]) => [name, familyOf(code)])),
    ).toEqual({
      guestEnded: 'clientInitiated',
      guestGone: 'clientInitiated',
      hostEnded: 'hostInitiated',
      adminKick: 'adminKick',
      noMoney: 'clientHasNoMoney',
      timeLimit: 'timeLimit',
      noPicture: 'otherEndReasons',
      serverStalled: 'otherEndReasons',
    });
  });
});

describe('previews', () => {
  const allowed: PreviewFacts = {
    country: 'DE',
    bannedCountries: [],
    actorState: 'online',
    previewEnabled: true,
    running: false,
    ofActorInHour: 0,
    fromAddressInHour: 0,
  };

  it.each([
    [null, {}],
    ['ACTOR_OFFLINE', { actorState: 'busy' }],
    ['BANNED_COUNTRY', { bannedCountries: ['DE'] }],
    ['PREVIEW_DISABLED', { previewEnabled: false }],
    ['ACTOR_OFFLINE', { actorState: 'offline' }],
    ['PREVIEW_USED', { running: true }],
    ['PREVIEW_USED', { ofActorInHour: previewLimits.perActorAndHour }],
    ['PREVIEW_USED', { fromAddressInHour: previewLimits.perAddressAndHour }],
    [null, { ofActorInHour: previewLimits.perActorAndHour - 1 }],
    [null, { fromAddressInHour: previewLimits.perAddressAndHour - 1 }],
    // Those of a logged-in guest are not counted by address.
    [null, { fromAddressInHour: null }],
  ] as const)('answers %s', (code, change) => {
    expect(refusePreview({ ...allowed, ...change })).toBe(code);
  });
});
