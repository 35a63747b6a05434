import type { FastifyInstance, FastifyReply } from 'fastify';
import { OperationError } from '../../platform/errors.ts';
import { parseChannel, type Channel } from './channel.rules.ts';
import { isOpen, parseMediaGrant, type MediaGrant, type MediaGrantKind } from './grants.rules.ts';
import type { Loops } from './loops.ts';
import type { MediaDeps } from './media-deps.ts';
import {
  isInWindow,
  liveSpan,
  masterPlaylist,
  mediaPlaylist,
  previewSpan,
  spanOf,
  type Span,
} from './playlists.rules.ts';

const playlistType = 'application/vnd.apple.mpegurl';

/** What a genuine, open grant lets its holder play. */
interface Playable {
  readonly grant: MediaGrant;
  readonly channel: Channel;
  /** The segments of a preview or video; `null` for the moving window of a chat. */
  readonly span: Span | null;
}

const kindsOf: Readonly<Record<'live' | 'vod', readonly MediaGrantKind[]>> = {
  live: ['preview', 'chat'],
  vod: ['full', 'clip'],
};

function fixedSpan(grant: MediaGrant, segmentSeconds: number): Span | null {
  if (grant.kind === 'chat') return null;
  const seconds = grant.seconds ?? 0;
  return grant.kind === 'preview'
    ? previewSpan(grant.until, seconds, segmentSeconds)
    : spanOf(0, seconds, segmentSeconds);
}

/** @throws OperationError FORBIDDEN without a genuine grant of the right kind, or when it is over */
function open(deps: MediaDeps, loops: Loops, token: string, mode: 'live' | 'vod'): Playable {
  const payload = deps.grants.readGrant(token);
  const grant = payload === null ? null : parseMediaGrant(payload);
  if (!grant || !kindsOf[mode].includes(grant.kind) || !isOpen(grant, deps.clock.now())) {
    throw new OperationError('FORBIDDEN');
  }
  const channel = parseChannel(grant.channel, loops.names, mode === 'live');
  if (!channel) throw new OperationError('NOT_FOUND');
  return { grant, channel, span: fixedSpan(grant, loops.segmentSeconds) };
}

/** Seconds of segment `number` that the grant covers, 0 for none. */
function secondsOf(
  playable: Playable,
  number: number,
  now: number,
  segmentSeconds: number,
): number {
  const { span } = playable;
  if (!span) return isInWindow(number, now, segmentSeconds) ? segmentSeconds : 0;
  const place = number - span.first;
  if (place < 0 || place >= span.count) return 0;
  return place === span.count - 1 ? span.lastSeconds : segmentSeconds;
}

function answer(reply: FastifyReply, type: string, body: string | Buffer): FastifyReply {
  // The permission ends, so no copy may outlive it in a cache.
  return reply.header('cache-control', 'private, no-store').type(type).send(body);
}

const segmentName = /^(\d{1,12})\.m4s$/;

/** HLS below `/media/live/{grant}/` and `/media/vod/{grant}/`. */
export function streamRoutes(deps: MediaDeps, loops: Loops): (app: FastifyInstance) => void {
  const { segmentSeconds, segmentsPerLoop } = loops;

  const file = (playable: Playable, rendition: string, name: string): [string, string | Buffer] => {
    const now = deps.clock.now();
    const span = playable.span ?? liveSpan(now, segmentSeconds);
    const init = loops.init(rendition);
    if (!init) throw new OperationError('NOT_FOUND');
    if (name === 'init.mp4') return ['video/mp4', init];
    if (name === 'index.m3u8') {
      return [playlistType, mediaPlaylist(span, segmentSeconds, playable.span ? 'vod' : 'live')];
    }
    const number = Number(segmentName.exec(name)?.[1] ?? Number.NaN);
    const seconds = secondsOf(playable, number, now, segmentSeconds);
    if (seconds === 0 || Number.isNaN(number)) throw new OperationError('NOT_FOUND');
    const place = number + playable.channel.lead;
    const pass = Math.floor(place / segmentsPerLoop);
    const loop = playable.channel.loopAt(pass);
    const data = loops.segment(loop, rendition, place % segmentsPerLoop, pass, seconds);
    if (!data) throw new OperationError('NOT_FOUND');
    return ['video/iso.segment', data];
  };

  return (app) => {
    for (const mode of ['live', 'vod'] as const) {
      // A wildcard, since a grant is longer than the router lets a parameter be.
      app.get<{ Params: { '*': string } }>(
        `/media/${mode}/*`,
        { config: { rateLimit: false } },
        (request, reply) => {
          const [token = '', first = '', second, ...more] = request.params['*'].split('/');
          const playable = open(deps, loops, token, mode);
          if (first === 'master.m3u8' && second === undefined) {
            const list = loops.renditions(playable.channel.loopAt(0));
            return answer(reply, playlistType, masterPlaylist(list, loops.fps));
          }
          if (second === undefined || more.length > 0) throw new OperationError('NOT_FOUND');
          return answer(reply, ...file(playable, first, second));
        },
      );
    }
  };
}
