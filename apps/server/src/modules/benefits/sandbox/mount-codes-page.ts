import { isLanguage } from '@vx/routes';
import type { FastifyInstance } from 'fastify';
import { serverTexts, type ServerTranslate } from '@vx/i18n/server';
import { preferredLanguage } from '../../../platform/http/identify.ts';
import { escapeHtml, sendPage } from '../../sandbox/index.ts';
import type { Benefit } from '../benefits.rules.ts';
import type { BenefitsDeps } from '../benefits-deps.ts';
import { listCodes, type CodeRow } from '../codes.repository.ts';

/** `/sandbox/codes`: every code of this machine, what it brings and what it asks for. */
export function mountCodesPage(
  app: FastifyInstance,
  deps: Pick<BenefitsDeps, 'database' | 'clock'>,
): void {
  app.get('/sandbox/codes', async (request, reply) => {
    const asked = (request.query as { language?: unknown }).language;
    const language = isLanguage(asked)
      ? asked
      : preferredLanguage(request.headers['accept-language']);
    const t = serverTexts(language);
    const codes = await listCodes(deps.database.read);
    const day = (date: Date): string => date.toLocaleDateString(language, { dateStyle: 'medium' });
    const items = codes.map((code) => {
      const facts = [
        ...code.benefits.map(wordsOf),
        ...conditionsOf(code, t),
        `${day(code.valid_from)} – ${day(code.valid_to)}`,
        `${t('codesPage.used')}: ${code.redeemed}${code.max_redemptions === null ? '' : ` / ${code.max_redemptions}`}`,
      ];
      return `<li><strong>${escapeHtml(code.code)}</strong><br><small>${facts.map(escapeHtml).join(' · ')}</small></li>`;
    });
    return sendPage(reply, {
      language,
      title: t('codesPage.title'),
      body:
        `<h1>${t('codesPage.title')}</h1><p class="note">${t('codesPage.note')}</p>` +
        (items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${t('codesPage.empty')}</p>`),
    });
  });
}

/** The names of kinds are those of the contract: the page is for whoever builds. */
function wordsOf({ kind, staggering }: Benefit): string {
  const tiers = staggering.map(({ from, amount }) =>
    from > 0 ? `${amount} (≥ ${from} €)` : amount,
  );
  return `${kind}: ${tiers.join(', ')}`;
}

function conditionsOf(code: CodeRow, t: ServerTranslate): readonly string[] {
  return [
    ...(code.contains_top_up_benefit ? [t('codesPage.topUp')] : []),
    ...(code.require_mobile_auth ? [t('codesPage.phone')] : []),
    ...(code.vip ? [t('codesPage.vip')] : []),
  ];
}
