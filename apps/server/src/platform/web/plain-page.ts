import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import type { Caller } from '../module.ts';

type Language = Caller['language'];

type Kind = 'refused' | 'failed' | 'away';

const texts: Readonly<
  Record<
    Language,
    Readonly<Record<Kind, readonly [string, string]> & { again: string; start: string }>
  >
> = {
  en: {
    refused: ['This did not work', 'The request could not be taken. Go back and try it again.'],
    failed: [
      'We are having a problem',
      'This page could not be shown. Please try again in a moment.',
    ],
    away: [
      'We will be right back',
      'We cannot show this page at the moment. Please try again in a few seconds.',
    ],
    again: 'Try again',
    start: 'To the start page',
  },
  de: {
    refused: [
      'Das hat nicht geklappt',
      'Die Anfrage konnte nicht angenommen werden. Geh zurück und versuche es noch einmal.',
    ],
    failed: [
      'Bei uns hakt es gerade',
      'Diese Seite konnte nicht angezeigt werden. Bitte versuche es gleich noch einmal.',
    ],
    away: [
      'Wir sind gleich wieder da',
      'Diese Seite lässt sich gerade nicht anzeigen. Bitte versuche es in ein paar Sekunden noch einmal.',
    ],
    again: 'Erneut versuchen',
    start: 'Zur Startseite',
  },
  nl: {
    refused: [
      'Dat is niet gelukt',
      'Het verzoek kon niet worden verwerkt. Ga terug en probeer het opnieuw.',
    ],
    failed: [
      'Er is bij ons een probleem',
      'Deze pagina kon niet worden getoond. Probeer het zo meteen opnieuw.',
    ],
    away: [
      'We zijn zo terug',
      'We kunnen deze pagina even niet tonen. Probeer het over een paar seconden opnieuw.',
    ],
    again: 'Opnieuw proberen',
    start: 'Naar de startpagina',
  },
  es: {
    refused: [
      'No ha funcionado',
      'No se pudo aceptar la petición. Vuelve atrás e inténtalo de nuevo.',
    ],
    failed: [
      'Tenemos un problema',
      'No se pudo mostrar esta página. Inténtalo de nuevo en un momento.',
    ],
    away: [
      'Volvemos enseguida',
      'Ahora mismo no podemos mostrar esta página. Inténtalo de nuevo en unos segundos.',
    ],
    again: 'Reintentar',
    start: 'Ir al inicio',
  },
};

/** `--bg-canvas` and `--text-primary` of both themes: no sheet of an app may be asked for here. */
const style =
  'body{--ground:#0c0d14;--ink:#f4f4f9;color-scheme:dark;margin:0;min-height:100vh;display:grid;place-items:center;' +
  'background:var(--ground);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif}' +
  '@media(prefers-color-scheme:light){body{--ground:#f4f3f9;--ink:#14151f;color-scheme:light}}' +
  'main{max-width:32rem;padding:2rem}h1{font-size:1.75rem}p:last-child{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}' +
  'a{padding:.625rem 1.25rem;border:1px solid;border-radius:99px;color:inherit;font-weight:600;text-decoration:none}' +
  'a:first-child{background:var(--ink);border-color:var(--ink);color:var(--ground)}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const kindOf = (status: number): Kind =>
  status < 500 ? 'refused' : status === 503 ? 'away' : 'failed';

/** A page without any app, for when there is none, it failed, or what it is made from is away. */
export function sendPlainPage(
  reply: FastifyReply,
  language: Language,
  status: number,
): FastifyReply {
  const kind = kindOf(status);
  const [title, text] = texts[language][kind];
  // An empty address is this page's own, asked for anew: nothing of a form is sent again.
  const again = kind === 'refused' ? '' : `<a href="">${texts[language].again}</a> `;
  const start = `<a href="/">${texts[language].start}</a>`;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>` +
        `<body><main><h1>${title}</h1><p>${text}</p><p>${again}${start}</p></main></body></html>`,
    );
}
