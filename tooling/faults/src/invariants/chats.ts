import type { Invariants } from './invariants.ts';

/** What its transfers say of a chat, and what it may cost. */
const chats = `
  select c.id::text as id, c.state, c.charged, c.free_seconds, c.billed_ms, c.price_per_minute,
    ceil(c.price_per_minute * greatest(0,
      extract(epoch from coalesce(c.ended_at, c.ticked_at) - c.started_at) - c.free_seconds) / 60) as most,
    ceil(c.price_per_minute * greatest(0, floor(c.billed_ms / 1000.0) - c.free_seconds) / 60)::int as after,
    ceil(least(floor(c.billed_ms / 1000.0), c.free_seconds) / 60.0)::int as begun,
    (select coalesce(sum(u.units), 0)::int from voucher_uses u
      where u.kind = 'chat' and u.reference = c.id::text) as used,
    coalesce(sum(-p.amount), 0) as booked, count(p.id) as transfers, count(distinct t.idempotency_key) as keys
  from live_chats c
  left join transfers t on t.kind = 'live_chat' and t.reference = c.id::text
  left join postings p on p.transfer_id = t.id and p.amount < 0
  group by c.id`;

const broken = (condition: string): string => `
  select 'chat ' || id || ' (' || state || '): charged ' || charged || ', booked ' || booked || ' in ' || transfers
    || ', at most ' || most || ', by its seconds ' || after || ', minutes ' || used || ' of ' || begun as detail
  from (${chats}) c where ${condition}`;

/** Each second of a chat is paid once, by a voucher or with money. */
export const chatInvariants: Invariants = {
  'a chat is charged what is booked': broken('charged <> booked'),
  'a second of a chat is paid once': broken('transfers <> keys'),
  'what comes after free minutes is charged': broken(`state = 'ended' and charged <> after`),
  'a minute of a voucher is used once': broken(`state = 'ended' and used <> begun
    and exists (select 1 from guests g join live_chats l on l.guest_id = g.id::text where l.id::text = c.id)`),
};

/** Where the clocks of nodes may be trusted: nobody pays for more time than lies between start and end. */
export const chatTimeInvariants: Invariants = {
  'a chat costs no more than its time': broken('booked > most'),
};
