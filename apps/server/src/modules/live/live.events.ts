import type { WalletCurrency } from '@vx/contract/enums';
import type { Money } from '@vx/currency';

/** A chat ended and its receipt is written. */
export interface ChatEnded {
  readonly guestId: string;
  readonly chatId: string;
  readonly actorId: number;
  readonly actorName: string;
  readonly slug: string;
  readonly picture: string;
  readonly seconds: number;
  /** What it cost, in the wallet it was charged to. */
  readonly price: Money<WalletCurrency>;
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** The wallet is locked. */
    readonly chatEnded: ChatEnded;
  }
}
