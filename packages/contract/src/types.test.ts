import { describe, expectTypeOf, it } from 'vitest';
import type { ChatReceipt, LiveChat, PageGuest, Price } from './index.ts';
import type { RestContract, RestKey } from './rest/index.ts';
import type { IncomingEvent, IncomingName, OutgoingName, SocketContract } from './socket/index.ts';

describe('types of REST calls', () => {
  it('come from the definition', () => {
    type Start = RestContract['POST /live/{actorId}/start'];
    expectTypeOf<Start['params']>().toEqualTypeOf<{ readonly actorId: string | number }>();
    expectTypeOf<Start['body']>().toEqualTypeOf<{
      kind: 'livechat';
      expectedPrice: number;
      freeMinutes?: number;
      sequence: number;
    }>();
    expectTypeOf<Start['response']>().toEqualTypeOf<LiveChat>();
    expectTypeOf<'PRICE_CHANGED'>().toExtend<Start['errors']>();
    expectTypeOf<'EMAIL_TAKEN'>().not.toExtend<Start['errors']>();
  });

  it('leave out what a call does not have', () => {
    type Alive = RestContract['GET /alive'];
    expectTypeOf<Alive['body']>().toEqualTypeOf<undefined>();
    expectTypeOf<Alive['query']>().toEqualTypeOf<undefined>();
    expectTypeOf<keyof Alive['params']>().toEqualTypeOf<never>();
    expectTypeOf<Alive['errors']>().toEqualTypeOf<never>();
    expectTypeOf<RestContract['GET /media/{mediaPath}']['response']>().toEqualTypeOf<unknown>();
  });

  it('know every address and no other', () => {
    expectTypeOf<'GET /guest/getGuestBalance'>().toExtend<RestKey>();
    expectTypeOf<'GET /guest/getBalance'>().not.toExtend<RestKey>();
  });

  it('share the shapes that the index names', () => {
    expectTypeOf<
      RestContract['POST /live/{chatId}/end']['response']
    >().toEqualTypeOf<ChatReceipt>();
    expectTypeOf<RestContract['GET /auth/session']['response']>().toEqualTypeOf<PageGuest>();
    expectTypeOf<Price['currency']>().toEqualTypeOf<'VXC' | 'EUR' | 'CHF' | 'credits'>();
    expectTypeOf<PageGuest['wallet']>().toEqualTypeOf<Price | null>();
  });
});

describe('types of messages', () => {
  it('tell directions apart', () => {
    expectTypeOf<'sendMessage'>().toExtend<OutgoingName>();
    expectTypeOf<'sendMessage'>().not.toExtend<IncomingName>();
    expectTypeOf<'chatMeter'>().toExtend<IncomingName>();
  });

  it('narrow an event by its type', () => {
    type Meter = Extract<IncomingEvent, { readonly type: 'chatMeter' }>;
    expectTypeOf<Meter['payload']>().toEqualTypeOf<SocketContract['chatMeter']['payload']>();
    expectTypeOf<Meter['payload']['warning']>().toEqualTypeOf<
      'fiveMinutes' | 'oneMinute' | 'fifteenSeconds' | null
    >();
  });
});
