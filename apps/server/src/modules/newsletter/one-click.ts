import type { FastifyInstance } from 'fastify';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { unsubscribeAtOnce } from './unsubscribe.ts';

/** Where mail programs post to (RFC 8058); its address stands in `List-Unsubscribe`. */
export const ONE_CLICK_PATH = '/newsletter/one-click/';

const form = 'application/x-www-form-urlencoded';

/**
 * One press in a mail program: no cookie, no log-in, no page. A program that opens the address instead
 * gets the page, because looking at an address must change nothing.
 */
export function mountOneClick(
  app: FastifyInstance,
  deps: NewsletterDeps,
  pageOf: (reader: string) => string,
): void {
  void app.register((scope, _options, done) => {
    if (scope.hasContentTypeParser(form)) scope.removeContentTypeParser(form);
    scope.addContentTypeParser(
      form,
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, next) =>
        next(null, new URLSearchParams(body as string).get('List-Unsubscribe')),
    );
    scope.get<{ Params: { reader: string } }>(`${ONE_CLICK_PATH}:reader`, (request, reply) =>
      reply.code(302).header('location', pageOf(request.params.reader)).send(),
    );
    scope.post<{ Params: { reader: string }; Body: string | null }>(
      `${ONE_CLICK_PATH}:reader`,
      { config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        if (request.body !== 'One-Click') return reply.code(400).send('List-Unsubscribe=One-Click');
        const known = await unsubscribeAtOnce(deps, request.params.reader);
        return reply.code(known ? 200 : 404).send(known ? 'OK' : 'Not found');
      },
    );
    done();
  });
}
