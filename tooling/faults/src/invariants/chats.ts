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
  from live_participations c
  left join transfers t on t.kind = 'live_chat' and t.reference = c.id::text
  left join postings p on p.transfer_id = t.id and p.amount < 0
  group by c.id`;

const broken = (condition: string): string => `
  select 'chat ' || id || ' (' || state || '): charged ' || charged || ', booked ' || booked || ' in ' || transfers
    || ', at most ' || most || ', by its seconds ' || after || ', minutes ' || used || ' of ' || begun as detail
  from (${chats}) c where ${condition}`;

/** A private session, and how many take part in it. */
const sessions = `
  select s.id::text as id, s.state, count(p.id) filter (where p.state = 'running') as inside
  from live_sessions s left join live_participations p on p.session_id = s.id
  where s.kind = 'private' group by s.id`;

/** Each second of a chat is paid once, by a voucher or with money. */
export const chatInvariants: Invariants = {
  'a chat is charged what is booked': broken('charged <> booked'),
  'a second of a chat is paid once': broken('transfers <> keys'),
  'what comes after free minutes is charged': broken(`state = 'ended' and charged <> after`),
  'a minute of a voucher is used once': broken(`state = 'ended' and used <> begun
    and exists (select 1 from guests g join live_participations l on l.guest_id = g.id::text where l.id::text = c.id)`),
  'a chat is shared as a whole': `
    select 'chat ' || c.id || ': the performer has ' || coalesce(sum(p.amount), 0) || ' of ' || c.charged as detail
    from live_participations c
    left join transfers t on t.kind = 'live_chat' and t.reference = c.id::text
    left join (postings p join accounts a on a.id = p.account_id and a.kind = 'performer') on p.transfer_id = t.id
    group by c.id, c.charged
    having coalesce(sum(p.amount), 0) <> c.charged - floor(c.charged * 400 / 1000.0)`,
  'a private session lasts while somebody is in it': `
    select 'session ' || id || ' is ' || state || ' with ' || inside || ' inside' as detail
    from (${sessions}) s where (state = 'running') <> (inside > 0)`,
};

/** Where the clocks of nodes may be trusted: nobody pays for more time than lies between start and end. */
export const chatTimeInvariants: Invariants = {
  'a chat costs no more than its time': broken('booked > most'),
};
