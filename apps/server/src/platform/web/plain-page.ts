import type { FastifyReply } from 'fastify';
import type { Caller } from '../module.ts';

type Language = Caller['language'];

const texts: Readonly<
  Record<Language, Readonly<Record<'refused' | 'failed', readonly [string, string]>>>
> = {
  en: {
    refused: ['This did not work', 'The request could not be taken. Go back and try it again.'],
    failed: ['We are having a problem', 'Nothing was charged. Please try again in a moment.'],
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
  },
  es: {
    refused: [
      'No ha funcionado',
      'No se pudo aceptar la petición. Vuelve atrás e inténtalo de nuevo.',
    ],
    failed: ['Tenemos un problema', 'No se ha cobrado nada. Inténtalo de nuevo en un momento.'],
  },
};

/** A page without any app, for when there is none or it failed. */
export function sendPlainPage(
  reply: FastifyReply,
  language: Language,
  status: number,
): FastifyReply {
  const [title, text] = texts[language][status < 500 ? 'refused' : 'failed'];
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><title>${title}</title></head>` +
        `<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Candela</a></p></main></body></html>`,
    );
}
