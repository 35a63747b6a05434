import { sql } from 'kysely';
import type { RunningShow } from '../media/index.ts';
import type { LiveDeps } from './live-deps.ts';
import { abandonedMs } from '@vx/live-core/rules';

type Deps = Pick<LiveDeps, 'database' | 'clock'>;

/**
 * Of these chats those that run, for what grants of their streams stand on. One that nobody has
 * metered for so long that it is over has no stream either, though its row is not closed yet.
 */
export async function showsOf(
  { database, clock }: Deps,
  chatIds: readonly string[],
): Promise<ReadonlyMap<string, RunningShow>> {
  const { rows } = await sql<{
    id: string;
    guest_id: string;
    actor_id: number;
    served: boolean;
    since: Date | null;
  }>`
    select c.id, c.guest_id, c.actor_id, c.served_at is not null as served,
      (select max(s.ended_at) from live_sessions s where s.actor_id = c.actor_id and s.id <> c.session_id) as since
    from live_participations c
    where c.id = any(${[...chatIds]}::uuid[]) and c.state = 'running'
      and c.ticked_at >= ${new Date(clock.now() - abandonedMs)}`.execute(database.read);
  return new Map(
    rows.map(({ id, guest_id: guestId, actor_id: actorId, served, since }) => [
      id,
      { guestId, actorId, served, from: since?.getTime() ?? 0 },
    ]),
  );
}

/**
 * Of these previews those that their viewer has replaced by no later one, and whose performer has run no
 * private session since they began: what is shown there is for one guest alone.
 */
export async function previewsShown(
  { database }: Pick<Deps, 'database'>,
  previewIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<RunningShow, 'from'>>> {
  const { rows } = await sql<{ id: string; since: Date | null }>`
    select p.id,
      (select max(s.ended_at) from live_sessions s where s.actor_id = p.actor_id and s.kind = 'private') as since
    from live_previews p
    where p.id = any(${[...previewIds]}::uuid[])
      and not exists (
        select from live_previews n where n.viewer = p.viewer and n.started_at > p.started_at)
      and not exists (
        select from live_sessions s
        where s.actor_id = p.actor_id and s.kind = 'private' and s.state = 'running')
      and not exists (
        select from live_sessions s
        where s.actor_id = p.actor_id and s.kind = 'private' and s.ended_at > p.started_at)`.execute(
    database.read,
  );
  return new Map(rows.map(({ id, since }) => [id, { from: since?.getTime() ?? 0 }]));
}
