import { sql } from 'kysely';
import { OperationError } from '../../platform/errors.ts';
import { holderOf } from '../../platform/grants.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import { stateOf } from '../actors/index.ts';
import { livePath, previewLoadSeconds, previewUntil, type MediaGrant } from '../media/index.ts';
import type { LiveDeps } from './live-deps.ts';
import type { Tx } from './live.repository.ts';
import { previewSecondsOf, refusePreview } from '@vx/live-core/rules';

const hourMs = 3_600_000;

/** Who looks: the guest, else the visitor's session, else the address. */
function viewerOf(caller: Caller): string {
  if (caller.guestId !== null) return `guest:${caller.guestId}`;
  return caller.sessionId === null ? `address:${caller.ip}` : `session:${caller.sessionId}`;
}

/** Seconds that a preview runs for this caller. [RU-livechat-preview-limit] */
export async function previewSeconds(
  deps: Pick<LiveDeps, 'accounts'>,
  caller: Caller,
): Promise<number> {
  const guest = caller.guestId === null ? null : await deps.accounts.find(caller.guestId);
  return previewSecondsOf({ isVip: guest?.is_vip === true });
}

interface Usage {
  readonly running: boolean;
  readonly of_actor: number;
  readonly from_address: number;
}

async function usageOf(
  tx: Tx,
  viewer: string,
  address: string,
  actorId: number,
  now: number,
): Promise<Usage> {
  const hourAgo = new Date(now - hourMs);
  const { rows } = await sql<Usage>`
    select
      exists (select from live_previews p where viewer = ${viewer} and actor_id = ${actorId} and ends_at > ${new Date(now)}
        and not exists (select from live_previews later where later.viewer = p.viewer and later.started_at > p.started_at)) as running,
      (select count(*)::int from live_previews
        where viewer = ${viewer} and actor_id = ${actorId} and started_at > ${hourAgo}) as of_actor,
      (select count(*)::int from live_previews
        where address = ${address} and viewer not like 'guest:%' and started_at > ${hourAgo}) as from_address`.execute(
    tx,
  );
  return rows[0] ?? { running: false, of_actor: 0, from_address: 0 };
}

/**
 * Starts a free preview; needs no login. One at a time for a guest or visitor: the next one, of another performer,
 * ends it. [RU-livechat-preview-limit]
 */
export function startPreview(deps: LiveDeps): RestHandler<'POST /live/{actorId}/preview'> {
  return async ({ params, caller }) => {
    const actor = await deps.actors.find(params.actorId, caller.language);
    if (!actor) throw new OperationError('NOT_FOUND');
    const seconds = await previewSeconds(deps, caller);
    const viewer = viewerOf(caller);
    const now = deps.clock.now();
    const previewId = deps.random.uuid();
    await deps.database.transaction(async (tx) => {
      // Clicks of one viewer stand in line, so that two at once are not both the first.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`live-preview:${viewer}`}, 0))`.execute(
        tx,
      );
      const usage = await usageOf(tx, viewer, caller.ip, actor.id, now);
      const refusal = refusePreview({
        country: caller.country,
        bannedCountries: actor.banned_countries,
        actorState: stateOf(actor),
        previewEnabled: actor.preview_enabled,
        running: usage.running,
        ofActorInHour: usage.of_actor,
        fromAddressInHour: caller.guestId === null ? usage.from_address : null,
      });
      if (refusal !== null) throw new OperationError(refusal);
      await tx
        .insertInto('live_previews')
        .values({
          id: previewId,
          viewer,
          address: caller.ip,
          actor_id: actor.id,
          started_at: new Date(now),
          // The next may begin when this one could have been seen; its stream answers a little longer.
          ends_at: new Date(now + seconds * 1_000),
        })
        .execute();
    });
    const until = previewUntil(now, seconds);
    const grant: MediaGrant = {
      kind: 'preview',
      channel: actor.channel,
      preview: previewId,
      holder: holderOf(caller),
      until,
      seconds,
    };
    return {
      previewId,
      url: livePath(deps.grants.signGrant({ ...grant }, (until - now) / 1_000)),
      seconds,
      loadSeconds: previewLoadSeconds,
      endsAt: new Date(until).toISOString(),
    };
  };
}

/** Forgets previews that no limit looks at any more. */
export async function sweepPreviews(deps: Pick<LiveDeps, 'database' | 'clock'>): Promise<void> {
  await deps.database.read
    .deleteFrom('live_previews')
    .where('started_at', '<', new Date(deps.clock.now() - 2 * hourMs))
    .execute();
}
