import { isLanguage } from '@vx/routes';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../../platform/http/identify.ts';
import type { Caller } from '../../platform/module.ts';

/** The language of a page of the sandbox: the one that is asked for, else the browser's. */
export function languageOf(request: FastifyRequest): Caller['language'] {
  const asked = (request.query as { language?: unknown }).language;
  return isLanguage(asked) ? asked : preferredLanguage(request.headers['accept-language']);
}
