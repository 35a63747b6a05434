import type { FastifyInstance } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';

/**
 * Lets the pages of a scope take plain forms: the body becomes one string by name, the last one
 * where a name repeats. Bodies are at most 4096 bytes.
 */
export function acceptForms(scope: FastifyInstance): void {
  if (scope.hasContentTypeParser(FORM)) scope.removeContentTypeParser(FORM);
  scope.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
}
