import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import type { Caller } from '../module.ts';

type Language = Caller['language'];

type Kind = 'refused' | 'failed' | 'away';

const texts: Readonly<
  Record<Language, Readonly<Record<Kind, readonly [string, string]> & { again: string }>>
> = {
  en: {
    refused: ['This did not work', 'The request could not be taken. Go back and try it again.'],
    failed: ['We are having a problem', 'Nothing was charged. Please try again in a moment.'],
    away: [
      'We will be right back',
      'We cannot show this page at the moment. Please try again in a few seconds.',
    ],
    again: 'Try again',
  },
  de: {
    refused: [
      'Das hat nicht geklappt',
      'Die Anfrage konnte nicht angenommen werden. Geh zurück und versuche es noch einmal.',
    ],
    failed: [
      'Bei uns hakt es gerade',
      'Es wurde nichts berechnet. Bitte versuche es gleich noch einmal.',
    ],
    away: [
      'Wir sind gleich wieder da',
      'Diese Seite lässt sich gerade nicht anzeigen. Bitte versuche es in ein paar Sekunden noch einmal.',
    ],
    again: 'Erneut versuchen',
  },
  nl: {
    refused: [
      'Dat is niet gelukt',
      'Het verzoek kon niet worden verwerkt. Ga terug en probeer het opnieuw.',
    ],
    failed: [
      'Er is bij ons een probleem',
      'Er is niets in rekening gebracht. Probeer het zo meteen opnieuw.',
    ],
    away: [
      'We zijn zo terug',
      'We kunnen deze pagina even niet tonen. Probeer het over een paar seconden opnieuw.',
    ],
    again: 'Opnieuw proberen',
  },
  es: {
    refused: [
      'No ha funcionado',
      'No se pudo aceptar la petición. Vuelve atrás e inténtalo de nuevo.',
    ],
    failed: ['Tenemos un problema', 'No se ha cobrado nada. Inténtalo de nuevo en un momento.'],
    away: [
      'Volvemos enseguida',
      'Ahora mismo no podemos mostrar esta página. Inténtalo de nuevo en unos segundos.',
    ],
    again: 'Reintentar',
  },
};

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#15131a;color:#f4f1f8;' +
  'font:1.125rem/1.5 system-ui,sans-serif}main{max-width:32rem;padding:2rem}h1{font-size:1.75rem}' +
  'a{display:inline-block;padding:.75rem 1rem .75rem 0;color:#ffc978}';
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
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>` +
        `<body><main><h1>${title}</h1><p>${text}</p><p>${again}<a href="/">Candela</a></p></main></body></html>`,
    );
}
