import type { Invariants } from './invariants.ts';

/** What guests wrote outside of chats, and what the ledger has of each beside its gifts. Channels of guests who are gone went with them. */
const messages = `
  select l.id, l.channel_id, l.seq, l.client_id, coalesce(l.price, 0) - coalesce(g.paid, 0) as price, c.guest_id,
    'message:' || l.id as reference, coalesce(t.charges, 0) as charges, coalesce(t.paid, 0) as paid,
    coalesce(t.performer, 0) as performer, coalesce(t.house, 0) as house, coalesce(u.units, 0) as units
  from lines l join channels c on c.id = l.channel_id
  left join (
    select t.reference, count(distinct t.id) as charges,
      sum(-p.amount) filter (where a.kind = 'guest') as paid,
      sum(p.amount) filter (where a.kind = 'performer') as performer,
      sum(p.amount) filter (where a.kind = 'house') as house
    from transfers t join postings p on p.transfer_id = t.id join accounts a on a.id = p.account_id
    where t.kind = 'paid_message' group by t.reference) t on t.reference = 'message:' || l.id
  left join (
    select guest_id, reference, sum(units) as units from voucher_uses where kind = 'message' group by 1, 2) u
    on u.guest_id = c.guest_id and u.reference = 'message:' || l.id
  left join (
    select t.reference, sum(-p.amount) as paid from transfers t join postings p on p.transfer_id = t.id
    join accounts a on a.id = p.account_id and a.kind = 'guest' where t.kind = 'messenger_gift' group by 1) g
    on g.reference = 'message:' || l.id
  where l.participation_id is null and l.sender = 'guest'`;

const broken = (condition: string): string => `
  select 'message ' || id || ' (' || client_id || ') for ' || price || ': paid ' || paid || ' in ' || charges
    || ' charges, performer ' || performer || ' and house ' || house || ', ' || units || ' of vouchers' as detail
  from (${messages}) m where ${condition}`;

/** What was not paid for was not said, and what was not said was not paid for. */
export const messageInvariants: Invariants = {
  'a message that costs something is charged its price, once': broken(
    'paid <> price or charges <> (price > 0)::int',
  ),
  'a charge for a message has its message': `
    select 'transfer ' || t.id || ' for ' || t.reference || ' of guest ' || a.owner_id as detail
    from transfers t join postings p on p.transfer_id = t.id
    join accounts a on a.id = p.account_id and a.kind = 'guest' join guests g on g.id::text = a.owner_id
    where t.kind = 'paid_message' and not exists (
      select 1 from (${messages}) m where m.reference = t.reference and m.guest_id = g.id)`,
  'what a guest paid for a message is the performer’s and the house’s': broken(
    'paid <> performer + house or house <> floor(paid * 400 / 1000.0)',
  ),
  'a message is paid for in one way': broken('units > 1 or (units > 0 and price > 0)'),
  'a voucher that paid for a message has it': `
    select 'voucher ' || u.voucher_id || ' paid for ' || u.reference as detail
    from voucher_uses u join guests g on g.id = u.guest_id where u.kind = 'message' and not exists (
      select 1 from (${messages}) m where m.reference = u.reference and m.guest_id = u.guest_id)`,
  'a free message that was used was written': `
    select 'channel ' || c.id || ' counts ' || c.free_messages_used || ' free messages and has ' || count(m.id) as detail
    from channels c left join (${messages}) m on m.channel_id = c.id and m.price = 0 and m.units = 0
    group by c.id having count(m.id) < c.free_messages_used`,
  'messages of a channel stand in the order of their numbers': `
    select 'channel ' || channel_id || ': message ' || id || ' has number ' || seq as detail
    from (select id, channel_id, seq, max(id) over (partition by channel_id order by seq) as latest
      from lines where participation_id is null) l
    where id < latest`,
  'a message is told to its guest once': `
    select 'message ' || l.id || ' is told ' || count(e.seq) || ' times' as detail
    from lines l join channels c on c.id = l.channel_id
    left join guest_events e on e.guest_id = c.guest_id and e.name = 'channelMessage'
      and e.payload->'message'->>'id' = l.id::text
    where l.participation_id is null group by l.id having count(e.seq) <> 1`,
};
