import { randomUUID } from 'node:crypto';
import type { Performer } from './chatters.ts';
import type { Query } from './database.ts';
import type { Code, Guest, Video } from './plan.ts';
import { roundIn, walletCurrencies, type WalletCurrency } from './wallets.ts';

/** Coins that the first top-up of most guests brings. */
const START_COINS = 880;

/**
 * What the last sixth of the guests may spend in a month: soon reached, and less than the first top-up
 * has brought, so that another is refused as well.
 */
const LIMIT_COINS = 200;
const LIMITED_SHARE = 1 / 6;

/**
 * The first third begins with few coins and recharges: often enough that most recharges wait for a tap,
 * and that the last ones go beyond the monthly maximum.
 */
const RECHARGING_SHARE = 1 / 3;
const FEW_COINS = 104;
const RECHARGE = { amount: 2_500, threshold: 100, maximum: 10_000 };

async function post(
  origin: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1${path}?language=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return await response.json();
}

/** Signs guests up and fills their wallets, over the same calls that a browser uses. */
export async function prepareGuests(origin: string, count: number): Promise<readonly Guest[]> {
  const guests: Guest[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = (await post(origin, '/auth/signup', {
      email: `faults-${index}@candela.test`,
      password: `a long password ${index}`,
      name: `Faults ${index}`,
      language: 'en',
      acceptTerms: true,
      ofAge: true,
    })) as { guest: { id: string }; bearer: string };
    const bearer = { authorization: `Bearer ${started.bearer}` };
    const currency = walletCurrencies[index % walletCurrencies.length] ?? 'VXC';
    await post(origin, '/guest/walletCurrency', { currency }, bearer);
    const recharges = index < count * RECHARGING_SHARE;
    const topup = (await post(
      origin,
      '/payment/topup',
      { optionId: recharges ? 'topup-2500' : 'topup-20000', returnPath: '/en/' },
      {
        ...bearer,
        'idempotency-key': randomUUID(),
      },
    )) as { redirectTo: string };
    const paid = await fetch(origin + topup.redirectTo, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: 'outcome=pay',
    });
    if (paid.status !== 303) throw new Error(`The payment page answered ${paid.status}.`);
    const limit = index >= count * (1 - LIMITED_SHARE) ? roundIn(currency, LIMIT_COINS) : null;
    if (limit !== null)
      await post(origin, '/guest/limits', { period: 'month', amount: limit }, bearer);
    if (recharges) {
      const threshold = roundIn(currency, RECHARGE.threshold);
      await post(origin, '/guest/autoRecharge', { ...RECHARGE, threshold }, bearer);
    }
    guests.push({
      id: started.guest.id,
      bearer: started.bearer,
      currency,
      balance: roundIn(currency, recharges ? FEW_COINS : START_COINS),
      limit,
      recharges,
      vouchers: [],
    });
  }
  return guests;
}

/** A guest who spends, pauses and goes while the others work. */
export interface Leaver {
  readonly id: string;
  readonly bearer: string;
  readonly password: string;
  readonly currency: WalletCurrency;
  /** Pauses instead of spending. */
  readonly pauses: boolean;
  /** For the credits that the life is paid with. */
  readonly voucherId: string;
}

/** Signs guests up whose only money is a voucher for credits. */
export async function prepareLeavers(
  origin: string,
  query: Query,
  { count, credits }: { readonly count: number; readonly credits: number },
): Promise<readonly Leaver[]> {
  const leavers: Leaver[] = [];
  for (let index = 0; index < count; index += 1) {
    const password = `a long farewell ${index}`;
    const { guest, bearer } = (await post(origin, '/auth/signup', {
      email: `faults-leaver-${index}@candela.test`,
      password,
      name: `Leaver ${index}`,
      language: 'en',
      acceptTerms: true,
      ofAge: true,
    })) as { guest: { id: string }; bearer: string };
    const voucherId = randomUUID();
    await query(
      `with given as (
        insert into benefit_grants (id, grant_key, guest_id, origin, reference, kind, amount, valid_to, created_at)
        values ($1, 'faults:credits:' || $1::uuid, $2, 'demo', 'faults', 'voucher:3', $3, now() + interval '1 day', now())
        returning id, valid_to, created_at)
      insert into vouchers (id, grant_id, guest_id, type, granted, amount, valid_from, valid_to, actors)
      select id, id, $2, 3, $3, $3, created_at - interval '1 minute', valid_to, '{}' from given`,
      [voucherId, guest.id, credits],
    );
    const currency = walletCurrencies[index % walletCurrencies.length] ?? 'VXC';
    const pauses = index % 2 === 1;
    leavers.push({ id: guest.id, bearer, password, currency, pauses, voucherId });
  }
  return leavers;
}

/** Codes for half of the guests each, so that many come too late. */
export async function makeCodes(
  query: Query,
  count: number,
  guests: number,
): Promise<readonly Code[]> {
  const coins = 7;
  // A code pays whoever has confirmed an address.
  await query(`update guests set email_verified_at = now() where email like 'faults-%'`);
  const benefits = JSON.stringify([{ kind: 'coins', staggering: [{ from: 0, amount: coins }] }]);
  await query(
    `insert into bonus_codes (code, top_code, valid_from, valid_to, contains_top_up_benefit,
      require_mobile_auth, vip, benefits, max_redemptions)
    select 'FAULT' || n, null, now() - interval '1 day', now() + interval '1 day', false, false, false, $1::jsonb, $2::int
    from generate_series(1, $3::int) n`,
    [benefits, Math.max(1, Math.floor(guests / 2)), count],
  );
  return Array.from({ length: count }, (_, index) => ({ code: `FAULT${index + 1}`, coins }));
}

/** Puts up for sale what writers give. */
export async function sellGift(query: Query): Promise<void> {
  await query(
    `insert into gifts (id, position, coins, category, vip, active, picture, names)
    values ('rose', 0, 2, 'joys', false, true, 'rose', '{"en": "Rose"}')`,
  );
}

/** Gives every guest vouchers for one video each. */
export async function giveVouchers(
  query: Query,
  guests: readonly Guest[],
  each: number,
): Promise<readonly Guest[]> {
  const rows = await query<{ id: string; guest_id: string }>(
    `with given as (
      insert into benefit_grants (id, grant_key, guest_id, origin, reference, kind, amount, valid_to, created_at)
      select gen_random_uuid(), 'faults:' || g || ':' || n, g::uuid, 'demo', 'faults', 'video voucher', 1,
        now() + interval '1 day', now()
      from unnest($1::text[]) g, generate_series(1, $2::int) n returning id, guest_id, valid_to, created_at)
    insert into vouchers (id, grant_id, guest_id, type, granted, amount, valid_from, valid_to, actors)
    select gen_random_uuid(), id, guest_id, 1, 1, 1, created_at - interval '1 minute', valid_to, '{}' from given
    returning id, guest_id`,
    [guests.map(({ id }) => id), each],
  );
  return guests.map((guest) => ({
    ...guest,
    vouchers: rows.filter(({ guest_id: owner }) => owner === guest.id).map(({ id }) => id),
  }));
}

/** Minutes of chats, in two vouchers of which a chat may need both. */
const FREE_MINUTES = [1, 2] as const;
/** All that a guest gets. */
export const FREE_MINUTES_EACH = FREE_MINUTES.reduce<number>((sum, minutes) => sum + minutes, 0);

/** Gives guests minutes of chats: their first chats cost nothing, each uses the minute that it begins. */
export async function giveMinutes(query: Query, guests: readonly Guest[]): Promise<void> {
  await query(
    `with given as (
      insert into benefit_grants (id, grant_key, guest_id, origin, reference, kind, amount, valid_to, created_at)
      select gen_random_uuid(), 'faults:minutes:' || g || ':' || n, g::uuid, 'demo', 'faults', 'videochat voucher', n,
        now() + interval '1 day', now()
      from unnest($1::text[]) g, unnest($2::int[]) n returning id, guest_id, amount, valid_to, created_at)
    insert into vouchers (id, grant_id, guest_id, type, granted, amount, valid_from, valid_to, actors)
    select gen_random_uuid(), id, guest_id, 2, amount, amount, created_at - interval '1 minute', valid_to, '{}' from given`,
    [guests.map(({ id }) => id), FREE_MINUTES],
  );
}

/**
 * Subscriptions of VIP that fall due one after the other while the run goes on, so that renewals are
 * charged, refused and cut off between all the rest.
 */
export async function dueSubscriptions(
  query: Query,
  guests: readonly Guest[],
  everyMs: number,
): Promise<void> {
  await query(
    `with due as (
      insert into subscriptions (id, guest_id, plan, months, coins, state, started_at, anchor_at, periods,
        paid_until, due_at, keeps_flag)
      select gen_random_uuid(), g::uuid, 'vip', 1, 9, 'active', at - interval '1 month', at - interval '1 month', 1,
        at, at, false
      from (select g, now() + n * $2::int * interval '1 ms' as at
        from unnest($1::text[]) with ordinality as of (g, n)) as times
      returning id, due_at)
    insert into jobs (name, payload, run_at)
    select 'subscriptions-due', json_build_object('subscriptionId', id), due_at from due`,
    [guests.map(({ id }) => id), everyMs],
  );
}

const forSale =
  'select id, price from videos where price > 0 and not free and not vip and not avs_required order by id';

/** Videos that anybody can buy. Where the demo world has none, some are made. */
export async function findVideos(query: Query): Promise<readonly Video[]> {
  const found = await query<Video>(forSale);
  if (found.length >= 100) return found;
  await query(`
    insert into actors (id, slug, name, gender, age, city, country, latitude, longitude, languages, banned_countries,
      free_chat, voyeur, video_call, preview_enabled, vip, hd, registered_at, favourites, rank, image_version, channel)
    values (900001, 'faults', 'Faults', 'N', 30, 'Bern', 'CH', 47, 7, '{en}', '{}',
      false, false, false, true, false, true, now(), 0, 900001, '1', 'none')`);
  await query(`
    insert into videos (id, actor_id, acting_group, duration, price, base_price, free, vip, is_new, classic,
      cam_recording, age_rating, released_at, preview_seconds, image_version, loop)
    select 900000 + n, 900001, 'N', 60, 5 + n % 36, 5 + n % 36, false, false, false, false,
      false, 18, now(), 10, '1', 'none' from generate_series(1, 300) n`);
  await query(`
    insert into video_translations (video_id, language, title, description)
    select v.id, l, 'Film ' || v.id, '' from videos v, unnest(array['de', 'en', 'nl', 'es']) l where v.actor_id = 900001`);
  return await query<Video>(forSale);
}

/** What a message to a performer of the run costs, and how many each gives away before. */
const MESSAGE_COINS = 2;
const FREE_MESSAGES = 4;

/** Performers of the run's own, online around the clock; a coin a second makes every tick count. */
export async function makePerformers(query: Query, count: number): Promise<readonly Performer[]> {
  const price = 60;
  await query(
    `insert into actors (id, slug, name, gender, age, city, country, latitude, longitude, languages, banned_countries,
      free_chat, voyeur, video_call, preview_enabled, vip, hd, registered_at, favourites, rank, image_version, channel)
    select 910000 + n, 'faults-' || n, 'Faults ' || n, 'N', 30, 'Bern', 'CH', 47, 7, '{en}', '{}',
      false, false, false, true, false, true, now(), 0, 910000 + n, '1', 'none' from generate_series(1, $1::int) n`,
    [count],
  );
  await query(`
    insert into actor_translations (actor_id, language, headline, about, profession, likes, music, star_sign)
    select a.id, l, '', '', '', '', '', '' from actors a, unnest(array['de', 'en', 'nl', 'es']) l where a.id > 910000`);
  await query(
    'insert into actor_prices (actor_id, livechat, voyeur, video_call, message, free_messages) select id, $1, 0, 0, $2, $3 from actors where id > 910000',
    [price, MESSAGE_COINS, FREE_MESSAGES],
  );
  await query(
    'insert into actor_presence (actor_id, online, since) select id, true, now() from actors where id > 910000',
  );
  await query(`
    insert into actor_schedule (actor_id, weekday, from_minute, to_minute)
    select a.id, d, 0, 1440 from actors a, generate_series(1, 7) d where a.id > 910000`);
  return Array.from({ length: count }, (_, index) => ({ id: 910_001 + index, price }));
}

/** Performers of the run ask another price for messages; nobody is told before they write. */
export async function priceMessages(query: Query, coins: number): Promise<void> {
  await query('update actor_prices set message = $1 where actor_id > 910000', [coins]);
}
