import { isLanguage } from '@vx/routes';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/index.ts';
import { preferredLanguage } from '../../../platform/http/identify.ts';
import { escapeHtml, sendPage } from '../../sandbox/index.ts';
import type { PincallTables } from '../tables.ts';
import { listSent } from './outbox.ts';

const texts = {
  en: { title: 'Phone', sms: 'Text message', call: 'Call', empty: 'Nothing was sent yet.' },
  de: { title: 'Telefon', sms: 'SMS', call: 'Anruf', empty: 'Noch nichts gesendet.' },
  nl: { title: 'Telefoon', sms: 'Sms', call: 'Oproep', empty: 'Nog niets verstuurd.' },
  es: { title: 'Teléfono', sms: 'SMS', call: 'Llamada', empty: 'Aún no se ha enviado nada.' },
} as const;

/** `/sandbox/phone`: the text messages and calls that would have gone out, the latest first. */
export function mountPhonePage(app: FastifyInstance, database: Database<PincallTables>): void {
  app.get('/sandbox/phone', async (request, reply) => {
    const asked = (request.query as { language?: unknown }).language;
    const language = isLanguage(asked)
      ? asked
      : preferredLanguage(request.headers['accept-language']);
    const { title, empty, ...ways } = texts[language];
    const items = (await listSent(database)).map((sent) => {
      const time = sent.sent_at.toLocaleString(language, {
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      return (
        `<li><span lang="${sent.language}">${escapeHtml(sent.text)}</span><br>` +
        `<small>${ways[sent.way]} · ${escapeHtml(sent.e164)} · ` +
        `<time datetime="${sent.sent_at.toISOString()}">${escapeHtml(time)}</time></small></li>`
      );
    });
    return sendPage(reply, {
      language,
      title,
      body: `<h1>${title}</h1>${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${empty}</p>`}`,
    });
  });
}
