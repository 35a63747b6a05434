import type { AnyTransaction } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/module.ts';

/** A code on its way to a phone. */
export interface PhoneMessage {
  /** `+4915123456789` */
  readonly to: string;
  readonly way: 'sms' | 'call';
  readonly language: Caller['language'];
  /** What is written, or spoken. */
  readonly text: string;
}

/**
 * Who sends text messages and calls. Takes a message in the caller's transaction, as the mailer does:
 * what is rolled back is never sent, and a slow company keeps no guest waiting.
 */
export interface PhoneProvider {
  send(tx: AnyTransaction, message: PhoneMessage): Promise<void>;
}
