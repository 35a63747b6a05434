import type { FastifyInstance } from 'fastify';
import { serverTexts } from '@vx/i18n/server';
import { STUDIO_PATH } from '@vx/contract/studio';
import { studioCookie } from '../../platform/auth.ts';
import { cookieName, cookieText } from '../../platform/http/cookies.ts';
import type { DemoPerformer, DemoPerformers } from '../performers/index.ts';
import { demoPerformerPassword } from '../performers/index.ts';
import { acceptForms } from './forms.ts';
import { escapeHtml, sendBack, sendPage } from './html.ts';
import { languageOf } from './language.ts';

const PATH = '/sandbox/performers';

/** `/sandbox/performers`: the performers of the demo world, each a click away from their studio. */
export function mountPerformersPage(
  app: FastifyInstance,
  deps: { readonly performers: DemoPerformers; readonly origin: string },
): void {
  const secure = deps.origin.startsWith('https:');
  app.get(PATH, async (request, reply) => {
    const language = languageOf(request);
    const t = serverTexts(language);
    const title = t('sandbox.performers');
    const item = ({ actorId, name, email, online }: DemoPerformer): string =>
      `<li><form method="post" action="${PATH}"><input type="hidden" name="actorId" value="${actorId}">` +
      `<span>${escapeHtml(name)}${online ? ' <small>online</small>' : ''}<br><small>${escapeHtml(email)}</small></span>` +
      `<button class="button" aria-label="${escapeHtml(`${t('sandbox.openStudio')}: ${name}`)}">${t('sandbox.openStudio')}</button></form></li>`;
    const performers = await deps.performers.list(language);
    return sendPage(reply, {
      language,
      title,
      body:
        `<h1>${title}</h1><p class="note">${t('sandbox.performersNote', { password: demoPerformerPassword })}</p>` +
        (performers.length > 0
          ? `<ul>${performers.map(item).join('')}</ul>`
          : `<p>${t('sandbox.noPerformers')}</p>`),
    });
  });

  app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.post<{ Body: { readonly actorId?: string } | undefined }>(
      PATH,
      async (request, reply) => {
        const actorId = Number(request.body?.actorId);
        const session = Number.isSafeInteger(actorId)
          ? await deps.performers.logIn(
              actorId,
              (request.headers['user-agent'] ?? '').slice(0, 300),
            )
          : null;
        if (!session) return sendBack(reply, PATH);
        void reply.header(
          'set-cookie',
          cookieText(cookieName(studioCookie, secure), session.cookieSecret, {
            maxAgeSeconds: session.maxAge,
            secure,
            path: STUDIO_PATH,
          }),
        );
        return sendBack(reply, `${STUDIO_PATH}/`);
      },
    );
    done();
  });
}
