import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AvsProvider } from '../modules/avs/provider.ts';
import type { PaymentProvider } from '../modules/payment/provider.ts';
import type { PhoneProvider } from '../modules/pincall/provider.ts';

const order = { amount: 1000, currency: 'EUR', language: 'en' } as const;
/** Ours, or where the provider says that its pages are: forms lead nowhere else. */
const isReachable = (page: string, pagesAt: string | undefined): boolean =>
  page.startsWith('/')
    ? !/^\/[/\\]/.test(page)
    : new URL(page).protocol === 'https:' && new URL(page).origin === pagesAt;

/** What every payment provider has to pass (docs/providers.md). */
export function describePaymentProvider(name: string, make: () => PaymentProvider): void {
  describe(`${name} as a payment provider`, () => {
    it('has a page for each intent, ours or by https', async () => {
      const provider = make();
      const pageOf = async (intentId: string): Promise<string> =>
        (await (provider.openPage ?? provider.pageOf)?.(intentId, order)) ?? '';
      const [a, b] = [randomUUID(), randomUUID()];
      expect(isReachable(await pageOf(a), provider.pagesAt)).toBe(true);
      expect(await pageOf(a)).not.toBe(await pageOf(b));
      // One that is asked may give another address of the same payment.
      if (!provider.openPage) expect(await pageOf(a)).toBe(await pageOf(a));
    });

    it('charges a stored means of payment once for an intent, however often it is asked', async () => {
      const { chargeStored } = make();
      if (!chargeStored) return;
      const stored = { intentId: randomUUID(), guestId: randomUUID(), ...order };
      const [first, again, side] = [
        await chargeStored(stored),
        await chargeStored(stored),
        await chargeStored(stored),
      ];
      expect(['paid', 'declined']).toContain(first.kind);
      expect([again, side]).toEqual([first, first]);
      const other = await chargeStored({ ...stored, intentId: randomUUID() });
      if (first.kind === 'paid' && other.kind === 'paid')
        expect(other.providerReference).not.toBe(first.providerReference);
      // The same guest's means of payment has one name, whatever was paid with it.
      if (first.kind === 'paid' && other.kind === 'paid') expect(other.means).toBe(first.means);
    });

    it('answers how a payment stands, the same while nothing has changed', async () => {
      const { statusOf } = make();
      if (!statusOf) return;
      const pending = { intentId: randomUUID(), waitedMs: 1000 };
      const first = await statusOf(pending);
      expect(['paid', 'declined', 'pending']).toContain(first.kind);
      expect(await statusOf(pending)).toEqual(first);
    });
  });
}

/** What every provider of the age check has to pass (docs/providers.md). */
export function describeAvsProvider(name: string, make: () => AvsProvider): void {
  describe(`${name} as a provider of the age check`, () => {
    it('has a name for guests, and one page for each check, ours or by https', () => {
      const provider = make();
      const [a, b] = [randomUUID(), randomUUID()];
      expect(provider.name.trim()).not.toBe('');
      expect(isReachable(provider.pageOf(a), provider.pagesAt)).toBe(true);
      expect(provider.pageOf(a)).toBe(provider.pageOf(a));
      expect(provider.pageOf(a)).not.toBe(provider.pageOf(b));
    });
  });
}

/** What every provider of text messages and calls has to pass (docs/providers.md). It sends to `to`. */
export function describePhoneProvider(name: string, make: () => PhoneProvider, to: string): void {
  describe(`${name} as a provider of text messages and calls`, () => {
    it.each(['sms', 'call'] as const)(
      'takes a message by %s, and the same one again',
      async (way) => {
        const message = {
          id: randomUUID(),
          to,
          way,
          language: 'en',
          text: 'A message of a test.',
          until: new Date(Date.now() + 60_000),
        } as const;
        const { deliver } = make();
        expect(await deliver(message)).toBeUndefined();
        expect(await deliver(message)).toBeUndefined();
      },
    );
  });
}
