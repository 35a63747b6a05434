import { createHash } from 'node:crypto';
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

/** What a provider would name a card or a person by: the same for the same text; `undefined` for none. */
export function sandboxFingerprint(typed: string | undefined): string | undefined {
  const text = typed?.trim().toLowerCase().slice(0, 60) ?? '';
  return text === '' ? undefined : createHash('sha256').update(text).digest('hex');
}
