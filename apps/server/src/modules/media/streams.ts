import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationError } from '../../platform/errors.ts';
import { parseChannel, type Channel } from './channel.rules.ts';
import type { Shape } from './film/renditions.ts';
import { namesOf } from './file-names.ts';
import type { Gate, Opened } from './gate.ts';
import type { GrantOf, MediaGrantKind } from './grants.rules.ts';
import type { Loops, Reel } from './loops.ts';
import type { MediaDeps, MediaEdge } from './media-deps.ts';
import {
  isInWindow,
  liveSpan,
  masterPlaylist,
  mediaPlaylist,
  previewSpan,
  spanOf,
  untilFirstSegment,
  type Span,
} from './playlists.rules.ts';
import type { Reels } from './reels.ts';

const playlistType = 'application/vnd.apple.mpegurl';

type StreamGrant = GrantOf<Exclude<MediaGrantKind, 'album'>>;

/** What a genuine, open grant lets its holder play. */
interface Playable extends Pick<Opened, 'noteServed'> {
  readonly grant: StreamGrant;
  readonly channel: Channel;
  /** Milliseconds; nothing older is shown. */
  readonly from: number;
  /** The segments of a preview or video; `null` for the moving window of a chat. */
  readonly span: Span | null;
}

type Mode = 'live' | 'vod';
const kindsOf: Readonly<Record<Mode, readonly MediaGrantKind[]>> = {
  live: ['preview', 'chat'],
  vod: ['full', 'clip'],
};

type StreamDeps = Pick<MediaDeps, 'clock' | 'scheduler' | 'grants'>;
type Opening = Pick<MediaEdge, 'identify'> & {
  readonly gate: Gate;
  readonly loops: Loops;
  readonly reels: Reels;
};

/** How long a list waits for the film of its performer before the player has to ask again. */
const filmWaitMs = 15_000;
const retryAfter = 1;

function fixedSpan(grant: StreamGrant, from: number, segmentSeconds: number): Span | null {
  if (grant.kind === 'chat') return null;
  return grant.kind === 'preview'
    ? previewSpan(grant, from, segmentSeconds)
    : spanOf(0, Math.ceil(grant.seconds), segmentSeconds);
}

/** @throws OperationError FORBIDDEN unless the grant is genuine, of the right kind, the caller's own and still stands */
async function open(
  { identify, gate, loops }: Opening,
  request: FastifyRequest,
  token: string,
  mode: Mode,
): Promise<Playable> {
  const { caller } = await identify(request);
  const opened = await gate.open(token, caller);
  if (!opened || !kindsOf[mode].includes(opened.grant.kind)) throw new OperationError('FORBIDDEN');
  const grant = opened.grant as StreamGrant;
  const channel = parseChannel(grant.channel, loops.names, mode === 'live');
  if (!channel) throw new OperationError('NOT_FOUND');
  const { from, noteServed } = opened;
  return { grant, channel, from, noteServed, span: fixedSpan(grant, from, loops.segmentSeconds) };
}

/** Seconds of segment `number` that the grant covers, 0 for none. */
function secondsOf(
  { span, from }: Playable,
  number: number,
  now: number,
  segmentSeconds: number,
): number {
  if (!span) return isInWindow(number, now, from, segmentSeconds) ? segmentSeconds : 0;
  const place = number - span.first;
  if (place < 0 || place >= span.count) return 0;
  return place === span.count - 1 ? span.lastSeconds : segmentSeconds;
}

/** @throws OperationError NOT_FOUND for a shape in which nobody is filmed */
function parseShape(shape: unknown): Shape {
  if (shape === undefined) return 'wide';
  if (shape === 'wide' || shape === 'tall') return shape;
  throw new OperationError('NOT_FOUND');
}

function answer(reply: FastifyReply, type: string, body: string | Buffer): FastifyReply {
  // The permission ends, so no copy may outlive it in a cache.
  return reply.header('cache-control', 'private, no-store').type(type).send(body);
}

/**
 * HLS below `/media/live/{grant}/` and `/media/vod/{grant}/`, for the holder of the grant.
 * `master.m3u8?shape=tall` lists the renditions in 9:16 instead of 16:9; there are no other shapes.
 */
export function streamRoutes(deps: StreamDeps, opening: Opening): (app: FastifyInstance) => void {
  const { loops, reels } = opening;
  const { segmentSeconds, segmentsPerLoop } = loops;

  const playlist = (playable: Playable, rendition: string): string => {
    const { grant, from } = playable;
    const span = playable.span ?? liveSpan(deps.clock.now(), from, segmentSeconds);
    const names = namesOf(deps.grants, grant, rendition);
    return mediaPlaylist(span, segmentSeconds, playable.span ? 'vod' : 'live', names);
  };
  const segment = async (playable: Playable, reel: Reel, name: string): Promise<Buffer | null> => {
    const number = namesOf(deps.grants, playable.grant, reel.name).numberOf(name);
    const seconds =
      number === null ? 0 : secondsOf(playable, number, deps.clock.now(), segmentSeconds);
    if (number === null || seconds === 0) return null;
    const place = number + playable.channel.lead;
    const pass = Math.floor(place / segmentsPerLoop);
    return await loops.segment(reel, place % segmentsPerLoop, pass, seconds);
  };
  /** Milliseconds until a chat that follows right upon another has a segment of its own. */
  const emptyFor = ({ span, from }: Playable): number =>
    span ? 0 : untilFirstSegment(deps.clock.now(), from, segmentSeconds);

  /** Films whoever has no film yet, for as long as a player waits for a list. */
  async function film(channel: Channel, shape: Shape): Promise<void> {
    const late = Promise.withResolvers<never>();
    const limit = deps.scheduler.after(filmWaitMs, () =>
      late.reject(new OperationError('UNAVAILABLE', { retryAfter })),
    );
    const isSomebody = await Promise.race([reels.film(channel, shape), late.promise]).finally(() =>
      limit[Symbol.dispose](),
    );
    if (!isSomebody) throw new OperationError('NOT_FOUND');
  }

  /** What the channel shows in a shape. What the grant stands on may end while it is filmed. */
  async function reelsOf(
    { channel }: Playable,
    shape: Shape,
    openAgain: () => Promise<Playable>,
  ): Promise<readonly Reel[]> {
    const found = await reels.find(channel, shape);
    if (found) return found;
    await film(channel, shape);
    const again = await openAgain();
    return (await reels.find(again.channel, shape)) ?? [];
  }

  async function file(
    playable: Playable,
    [rendition, name]: readonly [string, string],
    openAgain: () => Promise<Playable>,
  ): Promise<readonly [string, string | Buffer]> {
    const shape = reels.shapeOf(playable.channel, rendition);
    const found = shape && (await reelsOf(playable, shape, openAgain));
    const reel = found?.find((one) => one.name === rendition);
    if (!reel) throw new OperationError('NOT_FOUND');
    const names = namesOf(deps.grants, playable.grant, rendition);
    if (name === names.init) return ['video/mp4', await loops.init(reel)];
    if (name === names.playlist) {
      const waitMs = emptyFor(playable);
      if (waitMs <= 0) return [playlistType, playlist(playable, rendition)];
      // A player gives up on a list without segments; this one has its first in a moment.
      await new Promise<void>((go) => deps.scheduler.after(waitMs, go));
      return [playlistType, playlist(await openAgain(), rendition)];
    }
    const data = await segment(playable, reel, name);
    if (!data) throw new OperationError('NOT_FOUND');
    // Before it leaves: what nobody noted would be watched for free.
    await playable.noteServed?.();
    return ['video/iso.segment', data];
  }

  return (app) => {
    for (const mode of ['live', 'vod'] as const) {
      // A wildcard, since a grant is longer than the router lets a parameter be.
      app.get<{ Params: { '*': string }; Querystring: { shape?: unknown } }>(
        `/media/${mode}/*`,
        { config: { rateLimit: false } },
        async (request, reply) => {
          const [token = '', first = '', second, ...more] = request.params['*'].split('/');
          const openGrant = () => open(opening, request, token, mode);
          const playable = await openGrant();
          if (first === 'master.m3u8' && second === undefined) {
            const shape = parseShape(request.query.shape);
            const list = await reelsOf(playable, shape, openGrant);
            const master = masterPlaylist(
              list,
              loops.fps,
              (rendition) => namesOf(deps.grants, playable.grant, rendition).playlist,
            );
            return answer(reply, playlistType, master);
          }
          if (second === undefined || more.length > 0) throw new OperationError('NOT_FOUND');
          return answer(reply, ...(await file(playable, [first, second], openGrant)));
        },
      );
    }
  };
}
