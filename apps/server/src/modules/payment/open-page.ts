import type { Clock, Logger } from '@vx/kernel';
import type { FastifyInstance } from 'fastify';
import { withinDeadline } from '../../platform/deadline.ts';
import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Identify } from '../../platform/http/identify.ts';
import { sendPlainPage } from '../../platform/web/plain-page.ts';
import { findIntent, type IntentRow } from './payment.repository.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentTables } from './tables.ts';
import { returnAddress } from './return-address.ts';

/** A provider that takes longer hangs; the guest may try again. */
const deadlineMs = 10_000;

/** Where a guest is sent who pays on a page that the provider has to be asked for. */
export const openAddress = (intentId: string): string => `/pay/${intentId}`;

/**
 * `/pay/{intentId}`: asks the provider for its page, out of any transaction, and leads there. Only the
 * guest of the intent, and only while it is open; afterwards it leads back.
 */
export function mountOpenPage(
  app: FastifyInstance,
  deps: {
    readonly database: Database<PaymentTables>;
    readonly clock: Clock;
    readonly logger: Logger;
    readonly identify: Identify;
    readonly provider: PaymentProvider;
  },
): void {
  const { database, clock, logger, identify, provider } = deps;
  const { pagesAt } = provider;
  const openPage = provider.openPage?.bind(provider);
  if (!openPage) return;

  const pageFor = async ({
    id,
    pay_amount,
    pay_currency,
    language,
  }: IntentRow): Promise<string> => {
    const order = { amount: pay_amount, currency: pay_currency, language };
    const page = await withinDeadline(openPage(id, order), {
      what: 'The payment provider',
      deadlineMs,
    });
    // Guests are led to its pages and nowhere else, whatever it answers.
    if (new URL(page).origin !== pagesAt) throw new Error('The page of a payment is elsewhere.');
    return page;
  };

  app.get<{ Params: { intentId: string } }>('/pay/:intentId', async (request, reply) => {
    const { caller } = await identify(request);
    const intent = await findIntent(database.read, request.params.intentId);
    if (intent?.kind !== 'page' || intent.guest_id !== caller.guestId)
      throw new OperationError('NOT_FOUND');
    reply.header('cache-control', 'private, no-store');
    if (intent.status !== 'open' || intent.expires_at.getTime() <= clock.now())
      return reply.redirect(returnAddress(intent.return_path, intent.id) ?? '/', 303);
    try {
      return reply.redirect(await pageFor(intent), 303);
    } catch (error) {
      logger.error('payment.no-page', { intentId: intent.id, err: error });
      return sendPlainPage(reply, intent.language, 503);
    }
  });
}
