import type { AnyTransaction } from '../../platform/database/index.ts';
import type { ProviderConfig } from '../../platform/config.ts';
import type { Caller } from '../../platform/module.ts';
import { loadProvider, type LoadedProvider } from '../../platform/providers.ts';

/** A text message or a call. */
export interface PhoneMessage {
  /** `+4915123456789` */
  readonly to: string;
  readonly way: 'sms' | 'call';
  readonly language: Caller['language'];
  /** What is written, or spoken. */
  readonly text: string;
  /** Afterwards it is worth nothing and is not sent, in ms. */
  readonly until: number;
}

/**
 * Takes messages in the caller's transaction, as the mailer does: what is rolled back is never sent, and
 * a slow company keeps no guest waiting.
 */
export interface PhoneSender {
  send(tx: AnyTransaction, message: PhoneMessage): Promise<void>;
}

/** A company that texts and calls (docs/providers.md). */
export interface PhoneProvider {
  /**
   * Takes a message. The same `id` is the same message and reaches its phone once.
   * @throws Error when it is not known whether it was taken; then it is asked again
   */
  deliver(
    message: Omit<PhoneMessage, 'until'> & { readonly id: string; readonly until: Date },
  ): Promise<void>;
}

/** The provider that `VX_PHONE_PROVIDER` names. */
export const loadPhoneProvider = (
  config: ProviderConfig | null,
  origin: string,
): Promise<LoadedProvider<PhoneProvider> | null> =>
  loadProvider('VX_PHONE_PROVIDER', config, { origin, check: missingInProvider });

function missingInProvider(made: unknown): string | null {
  const { deliver } = (made ?? {}) as Record<string, unknown>;
  return typeof deliver === 'function' ? null : 'deliver()';
}
