import { avsRejectReasons, type AvsRejectReason } from '@vx/contract/enums';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serverTexts } from '@vx/i18n/server';
import {
  acceptForms,
  escapeHtml,
  sandboxFingerprint,
  sendBack,
  sendPage,
} from '../../sandbox/index.ts';
import type { AvsDeps } from '../avs-deps.ts';
import { findCheck, findAvsGuest, type CheckRow } from '../avs.repository.ts';
import { fits, type CheckFacts, type Outcome } from '../avs.rules.ts';
import type { SettleCheck } from '../settle-check.ts';

export interface AvsPageDeps extends Pick<AvsDeps, 'clock' | 'database' | 'random' | 'signature'> {
  readonly settle: SettleCheck;
}

const outcomes = ['accepted', 'pending', 'rejected', 'revoked'] as const;

/**
 * Stands in for a provider's page. It knows a check by its unguessable id alone, as a page of another
 * company would, and reports the outcome by the same signed attestation.
 */
export function mountAvsPage(app: FastifyInstance, deps: AvsPageDeps): void {
  void app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get<{ Params: { checkId: string } }>('/sandbox/avs/:checkId', async (request, reply) => {
      const check = await findCheck(deps.database.read, request.params.checkId);
      return check ? sendPage(reply, await pageOf(check, deps)) : sendUnknown(reply);
    });
    scope.post<{
      Params: { checkId: string };
      Body: Readonly<Record<string, string>> | undefined;
    }>('/sandbox/avs/:checkId', async (request, reply) => {
      const check = await findCheck(deps.database.read, request.params.checkId);
      if (!check) return sendUnknown(reply);
      const outcome = outcomes.find((one) => one === request.body?.['outcome']);
      if (outcome) {
        if (!fits(await factsOf(check, deps), outcome, deps.clock.now()))
          return sendPage(reply.code(409), await pageOf(check, deps));
        await report(check, outcome, request.body ?? {}, deps);
      }
      return sendBack(reply, check.forward_path);
    });
    done();
  });
}

/** What the guest decided, attested as a provider would. */
async function report(
  check: CheckRow,
  outcome: Outcome,
  { reason: given, subject: typed }: Readonly<Record<string, string>>,
  { clock, random, settle, signature }: AvsPageDeps,
): Promise<void> {
  const known: readonly string[] = avsRejectReasons;
  const reason = given && known.includes(given) ? (given as AvsRejectReason) : 'other';
  const subject = outcome === 'accepted' ? sandboxFingerprint(typed) : undefined;
  const attestation = {
    checkId: check.id,
    outcome,
    reason: outcome === 'rejected' ? reason : null,
    reference: `sandbox-${random.uuid()}`,
    at: clock.now(),
    ...(subject !== undefined && { subject }),
  };
  await settle(attestation, signature.of(attestation));
}

async function factsOf(check: CheckRow, { database }: AvsPageDeps): Promise<CheckFacts> {
  const avsGuest = await findAvsGuest(database.read, check.guest_id);
  return {
    status: check.status,
    expiresAt: check.expires_at.getTime(),
    carriesProof: avsGuest?.over_18 === true && avsGuest.check_id === check.id,
  };
}

async function pageOf(check: CheckRow, deps: AvsPageDeps) {
  const { language } = check;
  const t = serverTexts(language);
  const facts = await factsOf(check, deps);
  const now = deps.clock.now();
  const button = (outcome: Outcome): string =>
    `<button class="${outcome === 'accepted' ? 'action' : 'button'}" name="outcome" value="${outcome}">${escapeHtml(t(`avsPage.outcome.${outcome}`))}</button>`;
  const reasons = avsRejectReasons
    .map(
      (reason) => `<option value="${reason}">${escapeHtml(t(`avsPage.reason.${reason}`))}</option>`,
    )
    .join('');
  const forms = [
    fits(facts, 'accepted', now)
      ? `<label>${escapeHtml(t('avsPage.who'))} <input name="subject" maxlength="60" value="person-${check.guest_id.slice(-8)}"></label> ${button('accepted')}`
      : '',
    fits(facts, 'pending', now) && check.status === 'open' ? button('pending') : '',
    fits(facts, 'rejected', now)
      ? `<label>${escapeHtml(t('avsPage.why'))} <select name="reason">${reasons}</select></label> ${button('rejected')}`
      : '',
    fits(facts, 'revoked', now) ? button('revoked') : '',
  ].filter((part) => part !== '');
  const body =
    forms.length > 0
      ? forms.map((part) => `<form method="post"><p>${part}</p></form>`).join('')
      : `<p role="status">${escapeHtml(t('avsPage.over'))}</p>`;
  return {
    language,
    title: t('avsPage.title'),
    body:
      `<h1>${escapeHtml(t('avsPage.title'))}</h1><p class="note">${escapeHtml(t('avsPage.note'))}</p>${body}` +
      `<p><a href="${escapeHtml(check.forward_path)}">${escapeHtml(t('avsPage.back'))}</a></p>`,
  };
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  const t = serverTexts('en');
  return sendPage(reply.code(404), {
    language: 'en',
    title: t('avsPage.title'),
    body: `<h1>${t('avsPage.unknown')}</h1><p><a href="/">${t('avsPage.back')}</a></p>`,
  });
}
