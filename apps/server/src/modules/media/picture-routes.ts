import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OperationError } from '../../platform/errors.ts';
import type { Artwork, FindArtwork } from './artwork.ts';
import type { Gate } from './gate.ts';
import type { MediaEdge } from './media-deps.ts';
import { isPictureKind, pictureWidths } from './paths.ts';
import type { Pictures } from './pictures.ts';

const fileName = /^(\d{1,4})\.webp$/;
const idPattern = /^[1-9]\d{0,9}$/;

type PictureGate = Pick<MediaEdge, 'identify'> & { readonly gate: Gate };

interface PictureRequest {
  Params: { kind: string; id: string; file: string };
  Querystring: { grant?: string };
}

/** @throws OperationError NOT_FOUND for a kind, id or width that does not exist */
async function locate(
  find: FindArtwork,
  params: PictureRequest['Params'],
): Promise<[Artwork, number]> {
  const { kind, id, file } = params;
  const width = Number(fileName.exec(file)?.[1]);
  if (!isPictureKind(kind) || !idPattern.test(id)) throw new OperationError('NOT_FOUND');
  if (!pictureWidths[kind].includes(width)) throw new OperationError('NOT_FOUND');
  const artwork = await find(kind, Number(id));
  if (!artwork) throw new OperationError('NOT_FOUND');
  return [artwork, width];
}

async function mayUnlock(
  { identify, gate }: PictureGate,
  artwork: Artwork,
  request: FastifyRequest<PictureRequest>,
): Promise<boolean> {
  if (artwork.lockedBy === null) return true;
  const token: unknown = request.query.grant;
  if (typeof token !== 'string') return false;
  const { caller } = await identify(request);
  const grant = (await gate.open(token, caller))?.grant;
  return grant?.kind === 'album' && grant.album === artwork.lockedBy;
}

/** `/media/img/{kind}/{id}/{width}.webp` [RU-actors-avatar-widths] [RU-videos-image-widths] */
export function pictureRoutes(
  opening: PictureGate,
  find: FindArtwork,
  pictures: Pictures,
): (app: FastifyInstance) => void {
  return (app) => {
    app.get<PictureRequest>(
      '/media/img/:kind/:id/:file',
      { config: { rateLimit: false } },
      async (request, reply) => {
        const [artwork, width] = await locate(find, request.params);
        const blurred = !(await mayUnlock(opening, artwork, request));
        const etag = pictures.etag(artwork, width, blurred);
        const unlocked = artwork.lockedBy !== null && !blurred;
        const isKnown = request.headers['if-none-match'] === etag;
        // What cannot be drawn now is refused, and a refusal has no tag and may not be kept.
        const picture = isKnown ? null : await pictures.get(artwork, width, blurred);
        reply.header('etag', etag).header(
          'cache-control',
          // What a grant opens ends with it: no copy stays behind.
          unlocked ? 'private, no-store' : 'public, max-age=31536000, immutable',
        );
        if (picture === null) return reply.code(304).send();
        return reply.type('image/webp').send(picture.data);
      },
    );
  };
}
