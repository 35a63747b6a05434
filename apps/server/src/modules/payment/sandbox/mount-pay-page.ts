import type { Clock, Random } from '@vx/kernel';
import { isLanguage } from '@vx/routes';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/index.ts';
import type { Language, MoneyApi } from '../../money/index.ts';
import { acceptForms, sandboxFingerprint, sendBack, sendDocument } from '../../sandbox/index.ts';
import { statusAt } from '../intent.rules.ts';
import { findIntent, type IntentRow } from '../payment.repository.ts';
import type { ProviderSignature } from '../provider-signature.ts';
import type { SettlePayment } from '../settle-payment.ts';
import type { PaymentTables } from '../tables.ts';
import { paymentPage, payPageStyles, unknownPaymentPage } from './pay-page.ts';
import { returnAddress } from '../return-address.ts';

export interface PayPageDeps {
  readonly database: Database<PaymentTables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly money: Pick<MoneyApi, 'display'>;
  readonly settle: SettlePayment;
  readonly signature: ProviderSignature;
}

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
        const language = isLanguage(wanted) ? wanted : (intent?.language ?? 'en');
        if (!intent) return sendDocument(reply.code(404), unknownPaymentPage(language));
        return sendDocument(reply, pageOf(intent, language, deps));
      },
    );
    scope.post<{
      Params: { intentId: string };
      Body: Readonly<Record<string, string>> | undefined;
    }>('/sandbox/pay/:intentId', async (request, reply) => {
      const intent = await findIntent(deps.database.read, request.params.intentId);
      if (!intent) return sendDocument(reply.code(404), unknownPaymentPage('en'));
      const status = statusAt(intent, deps.clock.now());
      if (status === 'open' || status === 'pending') await report(intent, request.body ?? {}, deps);
      else if (intent.status === 'open')
        return sendDocument(reply.code(409), pageOf(intent, intent.language, deps));
      return sendBack(reply, backTo(intent));
    });
    done();
  });
}

/** How the page's buttons end a payment that does not go through at once. */
const reasons = { fail: 'failed', cancel: 'cancelled', later: 'pending' } as const;
const isReason = (outcome: string | undefined): outcome is keyof typeof reasons =>
  outcome !== undefined && Object.hasOwn(reasons, outcome);

/** What the guest decided, reported as a provider would. Anything else leaves the intent as it is. */
async function report(
  intent: IntentRow,
  { outcome, means: typed }: Readonly<Record<string, string>>,
  deps: PayPageDeps,
): Promise<void> {
  const { settle, signature } = deps;
  if (outcome === 'pay') {
    const means = sandboxFingerprint(typed);
    const notice = {
      intentId: intent.id,
      amount: intent.pay_amount,
      currency: intent.pay_currency,
      providerReference: `sandbox-${deps.random.uuid()}`,
      ...(means !== undefined && { means }),
    };
    await settle.paid(notice, signature.ofPaid(notice));
  } else if (isReason(outcome)) {
    const notice = { intentId: intent.id, reason: reasons[outcome] };
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
