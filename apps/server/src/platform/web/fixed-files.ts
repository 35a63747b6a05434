import { DAY_MS } from '@vx/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { appNames } from './choose-app.ts';
import { workerScript } from './worker-script.ts';

/** Files at fixed addresses: service workers, robots.txt, security.txt. */
export function mountFixedFiles(
  app: FastifyInstance,
  options: { readonly origin: string; readonly now: () => number },
): void {
  for (const name of appNames) {
    app.get(`/worker_${name}.min.js`, (_request, reply) =>
      send(
        reply
          .header('service-worker-allowed', '/')
          // It asks this site for pages and files, and nobody else.
          .header('content-security-policy', "default-src 'none'; connect-src 'self'"),
        'text/javascript; charset=utf-8',
        workerScript,
        0,
      ),
    );
  }
  app.get('/robots.txt', (_request, reply) =>
    send(
      reply,
      'text/plain; charset=utf-8',
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /sandbox/',
        'Disallow: /studio/',
        'Disallow: /*/myvisitx/',
        'Allow: /',
        '',
      ].join('\n'),
      86_400,
    ),
  );
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(options.now() + 180 * DAY_MS).toISOString();
    const { hostname } = new URL(options.origin);
    return send(
      reply,
      'text/plain; charset=utf-8',
      [
        `Contact: mailto:security@${hostname}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en, de',
        '',
      ].join('\n'),
      86_400,
    );
  });
}

function send(reply: FastifyReply, type: string, content: string, seconds: number): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', seconds === 0 ? 'no-cache' : `public, max-age=${seconds}`)
    .send(content);
}
