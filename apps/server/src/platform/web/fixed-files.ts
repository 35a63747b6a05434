import type { FastifyInstance, FastifyReply } from 'fastify';
import { appNames } from './choose-app.ts';
import { workerScript } from './worker-script.ts';

/** A flame on a round plum ground. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#5b1f3a"/>' +
  '<path d="M16 5c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z" fill="#ffb866"/>' +
  '<path d="M16 14c2.5 3 3.5 4.500 3.5 6.500a3.5 3.5 0 0 1-7 0c0-2 1-3.5 3.5-6.500z" fill="#fff3df"/></svg>';

/** Files at fixed addresses: icon, service workers, robots.txt, security.txt. */
export function mountFixedFiles(
  app: FastifyInstance,
  options: { readonly origin: string; readonly now: () => number },
): void {
  for (const name of appNames) {
    app.get(`/worker_${name}.min.js`, (_request, reply) =>
      send(
        reply.header('service-worker-allowed', '/'),
        'text/javascript; charset=utf-8',
        workerScript,
        0,
      ),
    );
  }
  // Browsers ask for the second address by themselves and take any picture there.
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, (_request, reply) => send(reply, 'image/svg+xml', icon, 86_400));
  }
  app.get('/robots.txt', (_request, reply) =>
    send(
      reply,
      'text/plain; charset=utf-8',
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /sandbox/',
        'Disallow: /*/myvisitx/',
        'Allow: /',
        '',
      ].join('\n'),
      86_400,
    ),
  );
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(options.now() + 180 * 86_400_000).toISOString();
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
