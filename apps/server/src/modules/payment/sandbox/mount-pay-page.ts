import type { Clock, Random } from '@vx/kernel';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../../platform/database/index.ts';
import type { Language, MoneyApi } from '../../money/index.ts';
import { statusAt } from '../intent.rules.ts';
import { findIntent, type IntentRow } from '../payment.repository.ts';
import type { ProviderSignature } from '../provider-signature.ts';
import type { SettlePayment } from '../settle-payment.ts';
import type { PaymentTables } from '../tables.ts';
import { returnAddress } from '../topup.rules.ts';
import { paymentPage, payPageStyles, unknownPaymentPage } from './pay-page.ts';

export interface PayPageDeps {
  readonly database: Database<PaymentTables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly money: Pick<MoneyApi, 'display'>;
  readonly settle: SettlePayment;
  readonly signature: ProviderSignature;
}

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const languages: readonly string[] = ['de', 'en', 'nl', 'es'];

/**
 * Stands in for the provider's hosted page. It knows an intent by its unguessable id alone, as a
 * page of another company would, and reports the result by the same signed call.
 */
export function mountPayPage(app: FastifyInstance, deps: PayPageDeps): void {
  void app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.get('/sandbox/pay.css', (_request, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(payPageStyles),
    );
    scope.get<{ Params: { intentId: string }; Querystring: { language?: string } }>(
      '/sandbox/pay/:intentId',
      async (request, reply) => {
        const intent = await findIntent(deps.database.read, request.params.intentId);
        const wanted = request.query.language;
        const language = (
          wanted && languages.includes(wanted) ? wanted : (intent?.language ?? 'en')
        ) as Language;
        if (!intent) return sendPage(reply, 404, unknownPaymentPage(language));
        return sendPage(reply, 200, pageOf(intent, language, deps));
      },
    );
    scope.post<{
      Params: { intentId: string };
      Body: Readonly<Record<string, string>> | undefined;
    }>('/sandbox/pay/:intentId', async (request, reply) => {
      const intent = await findIntent(deps.database.read, request.params.intentId);
      if (!intent) return sendPage(reply, 404, unknownPaymentPage('en'));
      if (statusAt(intent, deps.clock.now()) === 'open')
        await report(intent, request.body?.['outcome'], deps);
      else if (intent.status === 'open')
        return sendPage(reply, 409, pageOf(intent, intent.language, deps));
      return reply
        .code(303)
        .header('location', backTo(intent))
        .header('cache-control', 'no-store')
        .send();
    });
    done();
  });
}

/** What the guest decided, reported as a provider would. Anything else leaves the intent open. */
async function report(
  intent: IntentRow,
  outcome: string | undefined,
  deps: PayPageDeps,
): Promise<void> {
  const { settle, signature } = deps;
  if (outcome === 'pay') {
    const notice = {
      intentId: intent.id,
      amountEurCents: intent.euro_cents,
      providerReference: `sandbox-${deps.random.uuid()}`,
    };
    await settle.paid(notice, signature.ofPaid(notice));
  } else if (outcome === 'fail' || outcome === 'cancel') {
    const notice = {
      intentId: intent.id,
      reason: outcome === 'fail' ? 'failed' : 'cancelled',
    } as const;
    await settle.left(notice, signature.ofLeft(notice));
  }
}

const backTo = (intent: IntentRow): string => returnAddress(intent.return_path, intent.id) ?? '/';

function pageOf(intent: IntentRow, language: Language, deps: PayPageDeps): string {
  return paymentPage(
    intent,
    statusAt(intent, deps.clock.now()),
    backTo(intent),
    language,
    deps.money,
  );
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(html);
}

function acceptForms(scope: FastifyInstance): void {
  const form = 'application/x-www-form-urlencoded';
  if (scope.hasContentTypeParser(form)) scope.removeContentTypeParser(form);
  scope.addContentTypeParser(
    form,
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
}
