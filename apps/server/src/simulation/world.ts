import { createProviderSignature } from '../modules/payment/provider-signature.ts';
import {
  roundIn,
  walletCurrencies,
  watchDepartures,
  type Chance,
  type Query,
  type WalletCurrency,
} from '@vx/faults/invariants';
import { paymentSecret, type SimulatedNode } from './node.ts';

export interface SimulatedGuest {
  readonly id: string;
  readonly currency: WalletCurrency;
  /** Minor units of the wallet, before the first step. */
  readonly balance: number;
  /** What the guest may spend and pay in within a month; minor units. */
  readonly limit: number | null;
  readonly videoVouchers: readonly string[];
  readonly creditVouchers: readonly { readonly id: string; readonly credits: number }[];
}

/** What a run begins with. */
export interface World {
  readonly guests: readonly SimulatedGuest[];
  readonly performers: readonly number[];
  readonly videos: readonly { readonly id: number; readonly price: number }[];
  readonly codes: readonly { readonly code: string; readonly coins: number }[];
}

export const chatCoins = 60;
/** What a message costs with one performer or another. */
export const messageCoins = [5, 9, 3, 0] as const;
const freeMessages = [2, 0, 1];
/** The one gift that there is. */
export const gift = { id: 'rose', coins: 4 } as const;
/** How many of it a guest has bought before. */
const BOUGHT_GIFTS = 3;
/** What performers answer to messages, and to lines in chats. */
const replies = ['Hello', 'Tell me more', 'See you'];
const START = [4_000, 300, 120] as const;
/** So little that it is recharged soon. */
const FEW = 120;
const LIMIT_COINS = 400;
const CREDITS = 9;

export const signature = createProviderSignature(paymentSecret);

/** Ids that the database draws by itself count up instead: what it sorts or hashes by them repeats. */
const countedIds = `
  create sequence judge_ids;
  do $$ declare c record; begin
    for c in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default = 'gen_random_uuid()' loop
      execute format('alter table %I alter %I set default '
        || '(''00000000-0000-4000-a000-'' || lpad(nextval(''judge_ids'')::text, 12, ''0''))::uuid', c.table_name, c.column_name);
    end loop;
  end $$`;

/** Guests in every kind of wallet, performers, films, codes and vouchers: through the product where it has a door. */
export async function makeWorld(
  node: SimulatedNode,
  query: Query,
  size: {
    readonly guests: number;
    readonly performers: number;
    readonly videos: number;
    /** Whether performers answer what guests write. */
    readonly answers: boolean;
  },
  chance: Chance,
  now: number,
): Promise<World> {
  await query(watchDepartures);
  await query(countedIds);
  await query(
    `insert into actors (id, slug, name, gender, age, city, country, latitude, longitude, languages, banned_countries,
      free_chat, voyeur, video_call, preview_enabled, vip, hd, registered_at, favourites, rank, image_version, channel)
    select n, 'sim-' || n, 'Sim ' || n, 'N', 30, 'Bern', 'CH', 47, 7, '{en}', '{}',
      false, false, false, true, false, true, $2, 0, n, '1', 'none' from generate_series(1, $1::int) n`,
    [size.performers, new Date(now)],
  );
  await query(`insert into actor_translations (actor_id, language, headline, about, profession, likes, music, star_sign)
    select a.id, l, '', '', '', '', '', '' from actors a, unnest(array['de', 'en', 'nl', 'es']) l`);
  await query(
    `insert into actor_prices (actor_id, livechat, voyeur, video_call, message, free_messages)
      select id, $1, 0, 0, ($2::int[])[1 + id % cardinality($2)], ($3::int[])[1 + id % cardinality($3)] from actors`,
    [chatCoins, messageCoins, freeMessages],
  );
  await query(
    'insert into actor_presence (actor_id, online, since) select id, true, $1 from actors',
    [new Date(now)],
  );
  await query(
    `insert into videos (id, actor_id, acting_group, duration, price, base_price, free, vip, is_new, classic,
      cam_recording, age_rating, released_at, preview_seconds, image_version, loop)
    select n, 1, 'N', 60, 5 + n % 36, 5 + n % 36, false, false, false, false,
      false, 18, $2, 10, '1', 'none' from generate_series(1, $1::int) n`,
    [size.videos, new Date(now)],
  );
  await query(`insert into video_translations (video_id, language, title, description)
    select v.id, l, 'Film ' || v.id, '' from videos v, unnest(array['de', 'en', 'nl', 'es']) l`);
  await query(
    `insert into gifts (id, position, coins, category, picture, names)
    values ($1, 0, $2, 'joys', $1, '{"de":"Rose","en":"Rose","nl":"Roos","es":"Rosa"}')`,
    [gift.id, gift.coins],
  );
  if (size.answers)
    await query(
      `insert into live_replies (language, intent, position, text)
      select 'en', 'question', n, t from unnest($1::text[]) with ordinality as given (t, n)`,
      [replies],
    );
  const videos = await query<{ id: number; price: number }>(
    'select id, price from videos order by id',
  );
  return {
    guests: await makeGuests(node, query, size.guests, chance, now),
    performers: Array.from({ length: size.performers }, (_, index) => index + 1),
    videos,
    codes: await makeCodes(query, size.guests, now),
  };
}

async function makeCodes(query: Query, guests: number, now: number): Promise<World['codes']> {
  const coins = 7;
  const benefits = JSON.stringify([{ kind: 'coins', staggering: [{ from: 0, amount: coins }] }]);
  const codes = Array.from({ length: 12 }, (_, index) => ({ code: `SIM${index}`, coins }));
  for (const { code } of codes)
    await query(
      `insert into bonus_codes (code, top_code, valid_from, valid_to, contains_top_up_benefit,
        require_mobile_auth, vip, benefits, max_redemptions)
      values ($1, null, $2, $3, false, false, false, $4::jsonb, $5)`,
      [code, new Date(now - 1), new Date(now + 1e12), benefits, Math.max(1, guests >> 1)],
    );
  return codes;
}

async function makeGuests(
  node: SimulatedNode,
  query: Query,
  count: number,
  chance: Chance,
  now: number,
): Promise<readonly SimulatedGuest[]> {
  const guests: SimulatedGuest[] = [];
  for (let index = 0; index < count; index += 1) {
    const currency = walletCurrencies[index % walletCurrencies.length] ?? 'VXC';
    const id = node.platform.random.uuid();
    await query(
      `insert into guests (id, email, email_key, email_verified_at, name, name_key, password_hash, language,
        signup_origin, terms_accepted_at, created_at)
      values ($1, $2, $2, $3, $4, $5, '-', 'en', null, $3, $3)`,
      [id, `sim-${index}@candela.test`, new Date(now), `Sim ${index}`, `sim ${index}`],
    );
    await query(
      `with account as (insert into accounts (kind, owner_id, currency) values ('guest', $1::text, 'VXC') returning id)
      insert into wallets (guest_id, account_id, currency) select $1::text::uuid, id, 'VXC' from account`,
      [id],
    );
    await node.call('POST /guest/walletCurrency', { guestId: id, body: { currency } });
    await query(
      `with moved as (
        insert into gift_movements (guest_id, gift_id, quantity, reason, key, at) values ($1, $2, $3, 'grant', 'world', $4)
        returning guest_id, gift_id, quantity)
      insert into gift_stock (guest_id, gift_id, quantity) select * from moved`,
      [id, gift.id, BOUGHT_GIFTS, new Date(now)],
    );
    const limit = index % 4 === 3 ? roundIn(currency, LIMIT_COINS) : null;
    if (limit !== null)
      await node.call('POST /guest/limits', {
        guestId: id,
        body: { period: 'month', amount: limit },
      });
    const isRecharging = index % 3 === 0 && limit === null;
    const coins = isRecharging
      ? FEW
      : limit === null
        ? START[chance.below(START.length)]!
        : START[0];
    await giveCoins(node, query, id, { coins, key: `start-${index}`, now });
    if (isRecharging) await recharges(node, id, currency);
    guests.push({
      id,
      currency,
      limit,
      balance: await balanceOf(query, id),
      videoVouchers: await giveVouchers(query, id, {
        type: 1,
        each: 1,
        count: 10,
        from: index * 100,
        now,
      }),
      creditVouchers: (
        await giveVouchers(query, id, {
          type: 3,
          each: CREDITS,
          count: 4,
          from: index * 100 + 20,
          now,
        })
      ).map((voucher) => ({ id: voucher, credits: CREDITS })),
    });
    await giveVouchers(query, id, {
      type: 2,
      each: 1 + (index % 3),
      count: index % 2,
      from: index * 100 + 40,
      now,
    });
    await giveVouchers(query, id, {
      type: 5,
      each: 2,
      count: index % 2,
      from: index * 100 + 60,
      now,
    });
  }
  return guests;
}

/** A code that only this guest knows: coins from the house, which count against no limit. */
async function giveCoins(
  node: SimulatedNode,
  query: Query,
  guestId: string,
  { coins, key, now }: { readonly coins: number; readonly key: string; readonly now: number },
): Promise<void> {
  const code = key.toUpperCase();
  const benefits = JSON.stringify([{ kind: 'coins', staggering: [{ from: 0, amount: coins }] }]);
  await query(
    `insert into bonus_codes (code, top_code, valid_from, valid_to, contains_top_up_benefit,
      require_mobile_auth, vip, benefits, max_redemptions)
    values ($1, null, $2, $3, false, false, false, $4::jsonb, 1)`,
    [code, new Date(now - 1), new Date(now + 1e9), benefits],
  );
  await node.call('POST /guest/redeemBonus', { guestId, body: { code }, key });
}

/** Pays once, so that there is a means of payment, and has the rest recharged by itself. */
async function recharges(
  node: SimulatedNode,
  guestId: string,
  currency: WalletCurrency,
): Promise<void> {
  const { intentId } = (await node.call('POST /payment/topup', {
    guestId,
    body: { optionId: 'topup-1000', returnPath: '/en/' },
    key: `first-${guestId}`,
  })) as { intentId: string };
  const notice = {
    intentId,
    amount: 1_000,
    currency: currency === 'CHF' ? ('CHF' as const) : ('EUR' as const),
    providerReference: `first-${guestId}`,
  };
  await node.call('POST /vxpay/onsuccess', {
    guestId,
    body: { ...notice, signature: signature.ofPaid(notice) },
  });
  const threshold = roundIn(currency, 100);
  await node.call('POST /guest/autoRecharge', {
    guestId,
    body: { amount: 2_500, threshold, maximum: 7_500 },
  });
}

async function balanceOf(query: Query, guestId: string): Promise<number> {
  const [row] = await query<{ balance: number }>(
    'select b.balance from wallets w join account_balances b on b.account_id = w.account_id where w.guest_id = $1',
    [guestId],
  );
  return row?.balance ?? 0;
}

/** Vouchers that end long after the run. Their ids count up: what is drawn by id is the same each time. */
async function giveVouchers(
  query: Query,
  guestId: string,
  {
    type,
    each,
    count,
    from,
    now,
  }: {
    readonly type: number;
    readonly each: number;
    readonly count: number;
    /** The first id. */
    readonly from: number;
    readonly now: number;
  },
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const tail = String(from + index).padStart(12, '0');
    const id = `00000000-0000-4000-9000-${tail}`;
    await query(
      `with given as (
        insert into benefit_grants (id, grant_key, guest_id, origin, reference, kind, amount, valid_to, created_at)
        values ($1::uuid, $2, $3, 'demo', 'simulation', 'voucher:' || $4::int, $5, $6, $7) returning id)
      insert into vouchers (id, grant_id, guest_id, type, granted, amount, valid_from, valid_to, actors)
      select $1::uuid, id, $3, $4::int, $5, $5, $7, $6, '{}' from given`,
      [id, `simulation:${tail}`, guestId, type, each, new Date(now + 1e12), new Date(now - 1)],
    );
    ids.push(id);
  }
  return ids;
}
