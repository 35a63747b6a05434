import { isLanguage } from '@vx/routes';
import type { FastifyInstance } from 'fastify';
import { serverTexts } from '@vx/i18n/server';
import type { Database } from '../../../platform/database/index.ts';
import { preferredLanguage } from '../../../platform/http/identify.ts';
import { escapeHtml, sendPage } from '../../sandbox/index.ts';
import type { PincallTables } from '../tables.ts';
import { listSent } from './outbox.ts';

/** `/sandbox/phone`: the text messages and calls that would have gone out, the latest first. */
export function mountPhonePage(app: FastifyInstance, database: Database<PincallTables>): void {
  app.get('/sandbox/phone', async (request, reply) => {
    const asked = (request.query as { language?: unknown }).language;
    const language = isLanguage(asked)
      ? asked
      : preferredLanguage(request.headers['accept-language']);
    const t = serverTexts(language);
    const title = t('phone.page.title');
    const items = (await listSent(database)).map((sent) => {
      const time = sent.sent_at.toLocaleString(language, {
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      return (
        `<li><span lang="${sent.language}">${escapeHtml(sent.text)}</span><br>` +
        `<small>${t(`phone.page.${sent.way}`)} · ${escapeHtml(sent.e164)} · ` +
        `<time datetime="${sent.sent_at.toISOString()}">${escapeHtml(time)}</time></small></li>`
      );
    });
    return sendPage(reply, {
      language,
      title,
      body: `<h1>${title}</h1>${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${t('phone.page.empty')}</p>`}`,
    });
  });
}
