import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sandboxStyles } from './styles.ts';

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Answers a document of the sandbox as it is: never stored, never framed, never listed, and its
 * forms lead to this server only.
 * @param styles where its styles come from, as in a `style-src`
 */
export function sendDocument(reply: FastifyReply, html: string, styles = "'self'"): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${styles}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Answers a small page of the sandbox. `body` is HTML. */
export function sendPage(
  reply: FastifyReply,
  page: { readonly language: string; readonly title: string; readonly body: string },
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return sendDocument(
    reply,
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)}</title>` +
      `<style nonce="${nonce}">${sandboxStyles}</style></head><body><main>${page.body}</main></body></html>`,
    `'nonce-${nonce}'`,
  );
}

/** Leads the guest back to the site, as a provider does after a form. */
export const sendBack = (reply: FastifyReply, path: string): FastifyReply =>
  reply.code(303).header('location', path).header('cache-control', 'no-store').send();
