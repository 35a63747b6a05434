import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STUDIO_PATH } from '@vx/contract/studio';
import { OperationError } from '../errors.ts';
import { pagePolicy, reportingEndpoints } from '../http/security-headers.ts';
import { Assets } from './assets.ts';

const require = createRequire(import.meta.url);

/** Where the app of performers is built. */
export const studioFolder = (): string =>
  join(dirname(require.resolve('@vx/studio/package.json')), 'dist');

/** Whether the app of performers was built. */
export const isStudioBuilt = (folder = studioFolder()): boolean =>
  existsSync(join(folder, 'index.html'));

/**
 * Serves the app of performers below `/studio/`: its files for ever, its one page never stored, with the policy
 * that every page has. What is not built is not served.
 */
export async function mountStudioPages(
  app: FastifyInstance,
  folder = studioFolder(),
): Promise<void> {
  if (!isStudioBuilt(folder)) return;
  const assets = await Assets.read(folder, STUDIO_PATH);
  const page = await readFile(join(folder, 'index.html'));
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?')[0] ?? '';
    if (path === STUDIO_PATH) return reply.redirect(`${STUDIO_PATH}/`, 308);
    if (path.startsWith(`${STUDIO_PATH}/assets/`)) {
      const sent = await assets.send(path, request, reply);
      if (sent) return sent;
    }
    if (nonPagePaths.test(path)) throw new OperationError('NOT_FOUND');
    return reply
      .header(
        'content-security-policy',
        pagePolicy(randomBytes(16).toString('base64'), { dev: false, formsLeadTo: [] }),
      )
      .header('reporting-endpoints', reportingEndpoints)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page);
  };
  for (const url of [STUDIO_PATH, `${STUDIO_PATH}/*`])
    app.route({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler: answer });
}

/** Calls, the socket and files that are not there. */
const nonPagePaths = new RegExp(`^${STUDIO_PATH}/(?:api|socket|assets)(?:/|$)`);
