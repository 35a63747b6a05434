import type { Invariants } from './invariants.ts';

/** What a chat left in the channel of its guest and performer. Channels of guests who are gone went with them. */
const spans = `
  select p.id::text as id, p.state, p.charged,
    count(*) filter (where l.kind = 'chat_start' and l.channel_id = c.id) as starts,
    count(*) filter (where l.kind = 'chat_end' and l.channel_id = c.id) as ends,
    count(*) filter (where l.channel_id <> c.id) as elsewhere,
    coalesce(sum(l.price) filter (where l.kind = 'charge_success'), 0) as priced,
    min(l.seq) as first, max(l.seq) as last,
    max(l.seq) filter (where l.kind = 'chat_start') as began, max(l.seq) filter (where l.kind = 'chat_end') as ended
  from live_participations p
  join guests g on g.id::text = p.guest_id
  left join channels c on c.guest_id = g.id and c.actor_id = p.actor_id
  left join lines l on l.participation_id = p.id
  group by p.id`;

const broken = (condition: string): string => `
  select 'chat ' || id || ' (' || state || '): ' || starts || ' starts, ' || ends || ' ends, ' || elsewhere
    || ' lines elsewhere, charged ' || charged || ' and noted ' || priced || ', lines ' || coalesce(first, 0) || ' to '
    || coalesce(last, 0) as detail
  from (${spans}) s where ${condition}`;

/** One log of talk: whatever happened, nothing in it is lost, told twice or out of its place. */
export const channelInvariants: Invariants = {
  'lines of a channel are numbered without a gap': `
    select 'channel ' || c.id || ' counts ' || c.last_seq || ' lines and has ' || count(l.seq) || ' from '
      || coalesce(min(l.seq), 0) || ' to ' || coalesce(max(l.seq), 0) as detail
    from channels c left join lines l on l.channel_id = c.id
    group by c.id
    having count(distinct l.seq) <> c.last_seq or count(l.seq) <> c.last_seq
      or coalesce(min(l.seq), 1) <> 1 or coalesce(max(l.seq), 0) <> c.last_seq`,
  'what a client sends stands in a channel once': `
    select 'channel ' || channel_id || ' has ' || client_id || ' ' || count(*) || ' times' as detail
    from lines where client_id is not null group by channel_id, client_id having count(*) > 1`,
  'a chat begins and ends once in its channel': broken(
    `starts <> 1 or ends <> (state = 'ended')::int or elsewhere > 0`,
  ),
  'a line of a chat stands between its start and its end': broken(
    `began <> first or (state = 'ended' and ended <> last)`,
  ),
  'what a chat was charged stands in its channel': broken(`state = 'ended' and charged <> priced`),
};
