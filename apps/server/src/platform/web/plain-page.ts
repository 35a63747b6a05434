import { serverTexts } from '@vx/i18n/server';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import type { Caller } from '../module.ts';

type Language = Caller['language'];

type Kind = 'refused' | 'failed' | 'away';

/** `--bg-canvas` and `--text-primary` of both themes: no sheet of an app may be asked for here. */
export const plainStyle =
  'body{--ground:#0c0d14;--ink:#f4f4f9;color-scheme:dark;margin:0;min-height:100vh;display:grid;place-items:center;' +
  'background:var(--ground);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}' +
  '@media(prefers-color-scheme:light){body{--ground:#f4f3f9;--ink:#14151f;color-scheme:light}}' +
  'main{max-width:32rem;padding:2rem}h1{font-size:1.75rem}p+p{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}' +
  'a{padding:.625rem 1.25rem;border:1px solid;border-radius:99px;color:inherit;font-weight:600;text-decoration:none}' +
  'a:first-child{background:var(--ink);border-color:var(--ink);color:var(--ground)}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(plainStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const kindOf = (status: number): Kind =>
  status < 500 ? 'refused' : status === 503 ? 'away' : 'failed';

/** A page without any app, for when there is none, it failed, or what it is made from is away. */
export function sendPlainPage(
  reply: FastifyReply,
  language: Language,
  status: number,
): FastifyReply {
  const kind = kindOf(status);
  const t = serverTexts(language);
  const title = t(`plainPage.${kind}.title`);
  // An empty address is this page's own, asked for anew: nothing of a form is sent again.
  const again = kind === 'refused' ? '' : `<a href="">${t('plainPage.again')}</a> `;
  const start = `<a href="/">${t('plainPage.start')}</a>`;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      plainDocument({
        language,
        title,
        text: t(`plainPage.${kind}.text`),
        actions: `${again}${start}`,
      }),
    );
}

/** The document of such a page. The texts are ours: nothing in them is escaped. */
export function plainDocument(given: {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  /** Links. */
  readonly actions: string;
  readonly style?: string;
  /** What stands below. */
  readonly more?: string;
}): string {
  const { language, title, text, actions, style = plainStyle, more = '' } = given;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><p>${actions}</p>${more}</main></body></html>`
  );
}
