import type { Invariants } from './invariants.ts';

/** What guests gave, in messages and in chats, and what the ledger and the bought ones have of each. */
const gifts = `
  select l.id, coalesce(l.price, 0) as price, coalesce(w.paid, 0) as words, coalesce(t.charges, 0) as charges,
    coalesce(t.paid, 0) as paid, coalesce(t.performer, 0) as performer, coalesce(t.house, 0) as house,
    (select coalesce(sum((part->>'owned')::int), 0) from jsonb_array_elements(l.body->'gifts') part) as owned,
    coalesce(m.moved, 0) as moved
  from lines l join channels c on c.id = l.channel_id
  left join (
    select t.reference, count(distinct t.id) as charges,
      sum(-p.amount) filter (where a.kind = 'guest') as paid,
      sum(p.amount) filter (where a.kind = 'performer') as performer,
      sum(p.amount) filter (where a.kind = 'house') as house
    from transfers t join postings p on p.transfer_id = t.id join accounts a on a.id = p.account_id
    where t.kind = 'messenger_gift' group by t.reference) t on t.reference = 'message:' || l.id
  left join (
    select t.reference, sum(-p.amount) as paid from transfers t join postings p on p.transfer_id = t.id
    join accounts a on a.id = p.account_id and a.kind = 'guest' where t.kind = 'paid_message' group by 1) w
    on w.reference = 'message:' || l.id
  left join (
    select guest_id, split_part(key, '/', 1) as reference, -sum(quantity) as moved from gift_movements
    where reason = 'sent' group by 1, 2) m on m.guest_id = c.guest_id and m.reference = 'message:' || l.id
  where l.kind = 'gift'`;

const broken = (condition: string): string => `
  select 'gift ' || id || ' for ' || price || ': paid ' || paid || ' in ' || charges || ' charges, performer '
    || performer || ' and house ' || house || ', ' || owned || ' owned and ' || moved || ' taken' as detail
  from (${gifts}) g where ${condition}`;

/** What was not paid for was not given, and nobody gives what they have not. */
export const giftInvariants: Invariants = {
  'a gift that costs something is charged its price, once': broken(
    'price <> paid + words or charges <> (paid > 0)::int',
  ),
  'what a guest paid for gifts is the performer’s and the house’s': broken(
    'paid <> performer + house or house <> floor(paid * 300 / 1000.0)',
  ),
  'a bought gift that was given is taken once': broken('owned <> moved'),
  'bought gifts are what came and went': `
    select 'guest ' || coalesce(s.guest_id, m.guest_id) || ' has ' || coalesce(s.quantity, 0) || ' ' ||
      coalesce(s.gift_id, m.gift_id) || ', moved ' || coalesce(m.quantity, 0) as detail
    from gift_stock s full join (
      select guest_id, gift_id, sum(quantity) as quantity from gift_movements group by 1, 2) m
      on m.guest_id = s.guest_id and m.gift_id = s.gift_id
    where coalesce(s.quantity, 0) <> coalesce(m.quantity, 0) or s.quantity < 0`,
  'a charge for gifts has its line': `
    select 'transfer ' || t.id || ' for ' || t.reference || ' of guest ' || a.owner_id as detail
    from transfers t join postings p on p.transfer_id = t.id
    join accounts a on a.id = p.account_id and a.kind = 'guest' join guests g on g.id::text = a.owner_id
    where t.kind = 'messenger_gift' and not exists (
      select 1 from lines l join channels c on c.id = l.channel_id
      where 'message:' || l.id = t.reference and l.kind = 'gift' and c.guest_id = g.id)`,
};
