import type { FastifyInstance } from 'fastify';
import { serverTexts } from '@vx/i18n/server';
import type { MailOutbox, StoredMail } from '../../platform/mail/outbox.ts';
import type { MailLinks } from '../../platform/mail/mail-definitions.ts';
import { mailText } from '../../platform/mail/mail-text.ts';
import type { Caller, ServerModule } from '../../platform/module.ts';
import type { DemoPerformers } from '../performers/index.ts';
import { escapeHtml, sendPage } from './html.ts';
import { languageOf } from './language.ts';
import { mountPerformersPage } from './performers-page.ts';
import { mailLinks } from '../mail/index.ts';

export interface SandboxDeps {
  readonly enabled: boolean;
  readonly outbox: MailOutbox;
  /** Where the site is reached; mail programs need whole addresses. */
  readonly origin: string;
  readonly performers: DemoPerformers;
}

/**
 * `/sandbox` and `/sandbox/mail`: what the guests of a developer's machine would get by mail; `/sandbox/performers`:
 * the way into the studio.
 */
export function createSandboxModule(deps: SandboxDeps): ServerModule {
  return {
    name: 'sandbox',
    // In production, too: what was never handed over does not stay.
    recurring: [
      {
        name: 'mails-sweep',
        everyMs: 3_600_000,
        where: 'one-node',
        run: () => deps.outbox.sweep(),
      },
    ],
    http(app) {
      if (!deps.enabled) return;
      mount(app, deps.outbox, mailLinks(deps.origin, ''));
      mountPerformersPage(app, deps);
    },
  };
}

function mount(app: FastifyInstance, outbox: MailOutbox, links: MailLinks): void {
  app.get('/sandbox', (request, reply) => {
    const language = languageOf(request);
    const t = serverTexts(language);
    return sendPage(reply, {
      language,
      title: t('sandbox.title'),
      body:
        `<h1>${t('sandbox.title')}</h1><p class="note">${t('sandbox.note')}</p>` +
        `<ul><li><a href="/sandbox/mail">${t('sandbox.mail')}</a></li>` +
        `<li><a href="/sandbox/phone">${t('sandbox.phone')}</a></li>` +
        `<li><a href="/sandbox/performers">${t('sandbox.performers')}</a></li><li><a href="/">${t('sandbox.site')}</a></li></ul>`,
    });
  });

  app.get('/sandbox/mail', async (request, reply) => {
    const language = languageOf(request);
    const t = serverTexts(language);
    const mails = await outbox.list(100);
    const items = mails.map((mail) => {
      const { subject } = mailText(mail, links);
      return (
        `<li><a href="/sandbox/mail/${mail.id}" lang="${mail.language}">${escapeHtml(subject)}</a><br>` +
        `<small>${t('sandbox.to')} ${escapeHtml(mail.to)} · ${timeOf(mail, language)}</small></li>`
      );
    });
    return sendPage(reply, {
      language,
      title: t('sandbox.mail'),
      body: `<h1>${t('sandbox.mail')}</h1>${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${t('sandbox.empty')}</p>`}`,
    });
  });

  app.get<{ Params: { mailId: string } }>('/sandbox/mail/:mailId', async (request, reply) => {
    const language = languageOf(request);
    const t = serverTexts(language);
    const mail = await outbox.find(request.params.mailId);
    if (!mail) {
      void reply.code(404);
      return sendPage(reply, {
        language,
        title: t('sandbox.mail'),
        body: `<h1>${t('sandbox.missing')}</h1><p><a href="/sandbox/mail">${t('sandbox.back')}</a></p>`,
      });
    }
    const { subject, paragraphs, action, unsubscribe, headers } = mailText(mail, links);
    const button = action
      ? `<p><a class="action" href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>`
      : '';
    const end = unsubscribe
      ? `<p><a class="unsubscribe" href="${escapeHtml(unsubscribe.href)}">${escapeHtml(unsubscribe.label)}</a></p>`
      : '';
    const lines = Object.entries(headers).map(([name, value]) => escapeHtml(`${name}: ${value}`));
    return sendPage(reply, {
      language,
      title: subject,
      body:
        `<nav><a href="/sandbox/mail">${t('sandbox.back')}</a></nav><article lang="${mail.language}"><h1>${escapeHtml(subject)}</h1>` +
        `<p class="meta">${t('sandbox.to')} ${escapeHtml(mail.to)} · ${timeOf(mail, language)}</p>` +
        `${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}${button}${end}</article>` +
        (lines.length > 0 ? `<pre class="meta">${lines.join('\n')}</pre>` : ''),
    });
  });
}

function timeOf(mail: StoredMail, language: Caller['language']): string {
  const shown = mail.at.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return `<time datetime="${mail.at.toISOString()}">${escapeHtml(shown)}</time>`;
}
