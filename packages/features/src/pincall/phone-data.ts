import type { ErrorCode } from '@vx/contract/errors';
import type { RestContract } from '@vx/contract/rest';

/** Where the guest stands with its phone. */
export type PhoneData = RestContract['GET /guest/phone']['response'];

/** How the code reaches a phone. */
export type PhoneWay = 'sms' | 'call';

/** How a step went. */
export type PhoneOutcome =
  | { readonly intent: 'phone'; readonly kind: 'sent' | 'verified' }
  | {
      readonly intent: 'phone';
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly triesLeft: number | null;
      /** When it goes on, ISO 8601. */
      readonly retryAt: string | null;
      readonly typed: {
        readonly country: string;
        readonly number: string;
        readonly way: PhoneWay;
        readonly digits: string;
      };
    };

export type PhoneRefusal = Extract<PhoneOutcome, { kind: 'refused' }>;

export const wayOf = (type: string): PhoneWay => (type === 'fixed' ? 'call' : 'sms');
