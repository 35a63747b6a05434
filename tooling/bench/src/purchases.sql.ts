/**
 * What the server sends to buy a video, as a script of pgbench: the same statements in the same
 * transaction on the same tables, without HTTP, validation, sessions and JSON. Each run buys for one
 * coin and keeps no entitlement twice. A colon is followed by a space, else pgbench takes it for a variable.
 */
export function purchaseScript(sizes: {
  /** Numbers of guests in `bench_guests`. */
  readonly guests: { readonly first: number; readonly last: number };
  readonly videos: readonly number[];
}): string {
  const first = Math.min(...sizes.videos);
  const last = Math.max(...sizes.videos);
  return String.raw`
\set guest random(${sizes.guests.first}, ${sizes.guests.last})
\set video random(${first}, ${last})
\set key random(1, 9000000000000000)
begin;
insert into idempotency (guest_id, key, operation, request_hash, status)
  select guest_id, :key::text, 'bench', 'bench', 'running' from bench_guests where n = :guest on conflict do nothing;
select w.*, b.balance from wallets w join account_balances b on b.account_id = w.account_id
  where w.guest_id = (select guest_id from bench_guests where n = :guest) for no key update of w, b;
select * from videos where id = :video;
select source from video_entitlements where video_id = :video
  and guest_id = (select guest_id::text from bench_guests where n = :guest);
select id from transfers where idempotency_key = :key::text;
with wallet as (
  select w.* from wallets w join bench_guests g on g.guest_id = w.guest_id where g.n = :guest
), transfer as (
  insert into transfers (idempotency_key, kind, reference, created_at) values (:key::text, 'video', :video::text, now()) returning id
), legs as (
  insert into postings (transfer_id, account_id, amount, created_at)
  select transfer.id, leg.account_id, leg.amount, now() from transfer, (
    select account_id, -1::bigint as amount from wallet
    union all
    select a.id, 1::bigint from accounts a, wallet
    where a.kind = 'house' and a.owner_id = 'slot-' || wallet.account_id % 16 and a.currency = wallet.currency
  ) leg
  returning id, transfer_id, account_id, amount, balance_after
), mine as (
  select legs.* from legs join wallet on wallet.account_id = legs.account_id
), line as (
  insert into statement_lines (guest_id, kind, reference, running, text_key, text_args, amount, balance_after, last_posting_id, created_at, updated_at)
  select wallet.guest_id, 'video', :video::text, false, 'statement.video', '{}', mine.amount, mine.balance_after, mine.id, now(), now() from mine, wallet
), event as (
  insert into purchase_events (transfer_id, guest_id, category, product_id, running, currency, value, created_at)
  select mine.transfer_id, wallet.guest_id, 'video', :video::text, false, 'VXC', 1, now() from mine, wallet
)
update wallets set version = version + 1 where guest_id = (select guest_id from wallet);
with stream as (
  update guest_streams s set last_seq = s.last_seq + 1 from bench_guests g
  where g.guest_id = s.guest_id and g.n = :guest returning s.guest_id, s.last_seq
) insert into guest_events (guest_id, seq, name, payload, created_at)
  select guest_id, last_seq, 'guestBalance', '{"balance": 1, "balanceFormatted": "1", "isPayingCustomer": true, "version": 1}', now() from stream;
insert into video_entitlements (guest_id, video_id, source, price, currency, created_at)
  select guest_id::text, :video, 'bought', 1, 'VXC', now() from bench_guests where n = :guest on conflict do nothing;
with stream as (
  update guest_streams s set last_seq = s.last_seq + 1 from bench_guests g
  where g.guest_id = s.guest_id and g.n = :guest returning s.guest_id, s.last_seq
) insert into guest_events (guest_id, seq, name, payload, created_at)
  select guest_id, last_seq, 'purchaseMade', '{"kind": "video", "id": "1", "price": {"value": 1}}', now() from stream;
insert into video_sales (video_id) values (:video);
update idempotency set status = 'done', response = '{"success": true}' where key = :key::text
  and guest_id = (select guest_id from bench_guests where n = :guest);
commit;
`;
}
