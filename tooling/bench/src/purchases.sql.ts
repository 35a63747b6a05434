/** Who buys and what, in numbers of `bench_guests` and ids of videos. */
export interface PurchaseSizes {
  readonly guests: { readonly first: number; readonly last: number };
  readonly videos: readonly number[];
  /** The day on which is bought, its week and its month: `YYYY-MM-DD` of their first days. */
  readonly days: { readonly day: string; readonly week: string; readonly month: string };
}

/** The guest of this run; the server has the id from the session. */
const guest = '(select guest_id from bench_guests where n = :guest)';

/** What is told of a purchase: the balance, and what was bought. */
const announced = {
  guestBalance:
    '{"balance": 1, "balanceFormatted": "1", "isPayingCustomer": true, "version": 1, "currency": "VXC"}',
  purchaseMade:
    '{"kind": "video", "id": "1", "price": {"value": 1, "currency": "VXC", "formatted": "1"}}',
};

/**
 * What the server sends to buy a video, as a script of pgbench: the same statements in the same order and
 * transaction on the same tables, without HTTP, validation, sessions and JSON. Each run buys for one coin and
 * keeps no entitlement twice. A colon is followed by a space, else pgbench takes it for a variable.
 */
export function purchaseScript({ guests, videos, days }: PurchaseSizes): string {
  const { day, week, month } = days;
  const since = week < month ? week : month;
  return String.raw`
\set guest random(${guests.first}, ${guests.last})
\set video random(${Math.min(...videos)}, ${Math.max(...videos)})
\set key random(1, 9000000000000000)
start transaction isolation level read committed;
insert into idempotency (guest_id, key, operation, request_hash, status)
  values (${guest}, :key::text, 'POST /videos/{videoId}/buy', md5(:key::text), 'running') on conflict (guest_id, key) do nothing;
select w.guest_id, w.account_id, w.currency, b.balance, w.version, w.is_paying
  from wallets w join account_balances b on b.account_id = w.account_id
  where w.guest_id = ${guest} for no key update of w, b;
select g.id, l.limits, p.pause, d.*
  from (values (${guest})) as g (id)
  cross join lateral (
    select coalesce(json_agg(json_build_object('period', period, 'amount', amount, 'raiseAmount', raise_amount,
      'raiseFrom', (extract(epoch from raise_from) * 1000)::bigint)), '[]') as limits
    from spending_limits where guest_id = g.id
  ) l
  left join lateral (
    select json_build_object('kind', kind, 'until', (extract(epoch from until) * 1000)::bigint) as pause
    from spending_pauses where guest_id = g.id and (until is null or until > now())
    order by until desc nulls first limit 1
  ) p on true
  cross join lateral (
    select coalesce(sum(spent) filter (where day = '${day}'), 0)::bigint as spent_day,
      coalesce(sum(spent) filter (where day >= '${week}'), 0)::bigint as spent_week,
      coalesce(sum(spent) filter (where day >= '${month}'), 0)::bigint as spent_month,
      coalesce(sum(paid_in) filter (where day = '${day}'), 0)::bigint as paid_day,
      coalesce(sum(paid_in) filter (where day >= '${week}'), 0)::bigint as paid_week,
      coalesce(sum(paid_in) filter (where day >= '${month}'), 0)::bigint as paid_month
    from spending_days where guest_id = g.id and day >= '${since}' and day <= '${day}'
  ) d;
select v.*, t.title, t.description from videos v
  join video_translations t on t.video_id = v.id and t.language = 'en' where v.id in (:video);
select k.id, e.source, coalesce(l.value = 1, false) as liked
  from unnest(array[:video]::int[]) as k (id)
  left join video_entitlements e on e.video_id = k.id and e.guest_id = ${guest}::text
  left join video_likes l on l.video_id = k.id and l.guest_id = ${guest}::text;
select * from guests where id = ${guest};
insert into spending_days as d (guest_id, day, spent, paid_in) values (${guest}, '${day}', 1, 0)
  on conflict (guest_id, day) do update set spent = d.spent + excluded.spent, paid_in = d.paid_in + excluded.paid_in;
update payment_settings s set armed = c.balance >= s.threshold
  from (values (${guest}, 1::bigint, true)) as c (guest_id, balance, spent)
  where s.guest_id = c.guest_id and s.auto_recharge_amount is not null and s.stopped_by is null
    and s.armed <> (c.balance >= s.threshold) and (c.spent or not s.armed)
  returning s.guest_id, s.armed;
with given as materialized (
  select g.guest_id, g.account_id, g.slot, nextval(pg_get_serial_sequence('transfers', 'id')) as transfer_id
  from bench_guests g where g.n = :guest
), transfer as (
  insert into transfers (id, idempotency_key, kind, reference, refund_of, created_at) overriding system value
  select transfer_id, null, 'video', :video::text, null, now() from given
), legs as (
  insert into postings (transfer_id, account_id, amount, created_at)
  select leg.transfer_id, leg.account_id, leg.amount, now() from (
    select transfer_id, account_id, -1::bigint as amount from given
    union all
    select g.transfer_id, a.id, 1::bigint from given g
    join accounts a on a.kind = 'house' and a.owner_id = g.slot and a.currency = 'VXC'
  ) leg
  order by leg.account_id
  returning id, transfer_id, account_id, amount, balance_after
), mine as (
  select g.*, p.id as posting_id, p.amount, p.balance_after from legs p
  join given g on g.transfer_id = p.transfer_id and g.account_id = p.account_id
), line as (
  insert into statement_lines as l (guest_id, kind, reference, running, text_key, text_args,
    amount, balance_after, last_posting_id, created_at, updated_at)
  select guest_id, 'video', :video::text, false, 'statement.video', '{"title": "A film"}'::jsonb,
    amount, balance_after, posting_id, now(), now() from mine
  on conflict (guest_id, kind, reference) where running do update set
    amount = l.amount + excluded.amount, balance_after = excluded.balance_after
), event as (
  insert into purchase_events as e (transfer_id, guest_id, category, product_id, running, currency, value, created_at)
  select transfer_id, guest_id, 'video', :video::text, false, 'VXC', 1, now() from mine
  on conflict (guest_id, category, product_id) where running do update set value = e.value + excluded.value
), wallet as (
  update wallets w set version = version + 1 from given g where w.guest_id = g.guest_id returning w.guest_id, w.version
)
select mine.transfer_id, mine.balance_after, wallet.version from mine join wallet on wallet.guest_id = mine.guest_id;
with entitled as (
  insert into video_entitlements (guest_id, video_id, source, price, currency, created_at)
  values (${guest}::text, :video, 'bought', 1, 'VXC', now()) on conflict do nothing returning video_id)
insert into video_sales (video_id) select video_id from entitled returning video_id;
with stream as (
  insert into guest_streams as s (guest_id, last_seq) values (${guest}, 2)
  on conflict (guest_id) do update set last_seq = s.last_seq + excluded.last_seq returning last_seq
), event as (
  insert into guest_events (guest_id, seq, name, payload, created_at)
  select ${guest}, last_seq - 2 + e.place, e.name, e.payload::json, now()
  from stream, unnest(array['guestBalance', 'purchaseMade'],
    array['${announced.guestBalance}', '${announced.purchaseMade}']) with ordinality as e (name, payload, place)
)
select last_seq from stream;
update idempotency set status = 'done', response = '{"success": true, "guestBalance": 1, "entitlement": {"videoId": "1"}}'
  where guest_id = ${guest} and key = :key::text;
commit;
`;
}
