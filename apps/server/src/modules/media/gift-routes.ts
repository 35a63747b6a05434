import { drawGift, giftNames, type GiftName } from '@vx/art';
import type { FastifyInstance } from 'fastify';
import { OperationError } from '../../platform/errors.ts';

const isGift = (name: string): name is GiftName => (giftNames as readonly string[]).includes(name);

/** `/media/gift/{name}.svg`: gifts are vectors, sharp at every size. */
export function giftRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(
    '/media/gift/:name.svg',
    { config: { rateLimit: false } },
    (request, reply) => {
      const { name } = request.params;
      if (!isGift(name)) throw new OperationError('NOT_FOUND');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/svg+xml')
        .send(drawGift(name));
    },
  );
}
