import type { FastifyReply, FastifyRequest } from 'fastify';
import { cspReportPath } from './csp-reports.ts';

/** For everything that is not a page: nothing may be loaded or framed. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Policy of a page whose inline scripts carry `nonce`. Dev servers need their own socket.
 * @param options.formsLeadTo origins beside our own to which the answer to a form may lead
 */
export function pagePolicy(
  nonce: string,
  options: { readonly dev: boolean; readonly formsLeadTo: readonly string[] },
): string {
  return [
    "default-src 'self'",
    // Vite's client inlines styles and its preamble; the nonce covers the scripts.
    `script-src 'self' 'nonce-${nonce}'`,
    // Rules that the server writes into pages carry the nonce; nothing has a style attribute.
    options.dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    options.dev ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers hold redirects of a form to it, too.
    ["form-action 'self'", ...options.formsLeadTo].join(' '),
    "frame-ancestors 'none'",
    // Vite's client writes its error page as markup.
    ...(options.dev ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    'report-to csp',
    // Firefox and Safari know no other way.
    `report-uri ${cspReportPath}`,
  ].join('; ');
}

/** Where a page's `report-to` leads. */
export const reportingEndpoints = `csp="${cspReportPath}"`;

const fixed: Readonly<Record<string, string>> = {
  'content-security-policy': apiPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  // Everything a page loads is ours; workers and frames need it on their own answers.
  'cross-origin-embedder-policy': 'credentialless',
  'cross-origin-resource-policy': 'same-origin',
  // "Restricted to Adults" label
  rating: 'RTA-5042-1996-1400-1577-RTA',
};

/** Sets the headers that every answer carries. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(fixed);
  reply.header('x-request-id', request.id);
  if (!isLocal(request.hostname)) {
    reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload');
  }
}

function isLocal(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]'
  );
}
