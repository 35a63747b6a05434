import type { FastifyInstance } from 'fastify';
import { OperationError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/uuid.ts';
import { pictureWidths } from './picture.rules.ts';
import { findPicture } from './pictures.repository.ts';
import type { ProfileDeps } from './profile-deps.ts';

/**
 * `/media/guest/{pictureId}/{width}.webp`. Whoever has the address may see it: performers do. It
 * cannot be guessed, names nobody, and another picture has another one.
 */
export const pictureRoute =
  ({ database }: Pick<ProfileDeps, 'database'>) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { id: string; file: string } }>(
      '/media/guest/:id/:file',
      { config: { rateLimit: false } },
      async (request, reply) => {
        const { id, file } = request.params;
        const width = pictureWidths.find((one) => `${one}.webp` === file);
        if (width === undefined || !isUuid(id)) throw new OperationError('NOT_FOUND');
        const etag = `"${id}-${width}"`;
        const data = await findPicture(database.read, id, width);
        if (data === null) throw new OperationError('NOT_FOUND');
        reply
          .header('etag', etag)
          // A picture that was taken back is gone from browsers within the hour.
          .header('cache-control', 'private, max-age=3600')
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox");
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('image/webp').send(data);
      },
    );
  };
