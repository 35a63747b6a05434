import type { Findings, Query } from '@vx/faults/invariants';
import type { Observed } from './clients.ts';

interface Line {
  readonly channel: number;
  readonly guest: string;
  readonly key: string;
  readonly seq: number;
  /** Null: gifts say it all. */
  readonly text: string | null;
  readonly gifts: number;
  /** Minor units; 0: it cost nothing. */
  readonly price: number;
}

/** What guests were told of their messages is what stands in their channels: each once, in order, at what was shown. */
export async function checkSaid(
  query: Query,
  { said }: Observed,
  findings: Findings,
): Promise<void> {
  const lines = await query<Line>(`
    select l.channel_id as channel, c.guest_id::text as guest, l.client_id as key, l.seq, l.body->>'text' as text,
      coalesce(l.price, 0) as price,
      coalesce((l.body->'gifts'->0->>'quantity')::int, 0) as gifts
    from lines l join channels c on c.id = l.channel_id
    where l.sender = 'guest' and l.participation_id is null order by l.seq`);
  const gone = await query<{ guest_id: string }>('select guest_id from judge_departures');
  const isGone = new Set(gone.map(({ guest_id: id }) => id));
  const found = Map.groupBy(lines, ({ key }) => key);
  for (const { key, guest, channel } of lines)
    if (!said.has(key))
      findings.add('what stands in a channel was acknowledged', `${key} of ${guest} in ${channel}`);
  /** The number of the latest message of each writer in each channel. */
  const latest = new Map<string, number>();
  for (const [key, { guest, channelId, text, gifts, price, writer }] of said) {
    if (isGone.has(guest.id)) continue;
    const all = found.get(key) ?? [];
    const [line] = all;
    const isSaid = line?.channel === channelId && line.text === text && line.gifts === gifts;
    if (!line || all.length > 1 || !isSaid) {
      findings.add(
        'an acknowledged message stands in its channel once',
        `${key} in ${channelId}: ${JSON.stringify(all)}`,
      );
      continue;
    }
    if (line.price !== price)
      findings.add('a message costs what was shown', `${key}: ${line.price}, shown ${price}`);
    const place = `${writer} ${channelId}`;
    if (line.seq < (latest.get(place) ?? 0))
      findings.add('messages stand in the order in which they were sent', `${key} in ${channelId}`);
    latest.set(place, line.seq);
  }
}
