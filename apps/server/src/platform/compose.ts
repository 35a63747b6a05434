import type { PageGuest } from '@vx/contract';
import type { Sessions } from './auth.ts';
import type { Bus } from './bus/bus.ts';
import type { MailOutbox } from './mail/outbox.ts';
import type { Caller, ServerModule } from './module.ts';
import type { Platform } from './services.ts';

/** What the composition of a product gets besides the modules' platform. */
export interface PlatformCore extends Platform {
  readonly bus: Bus;
  readonly outbox: MailOutbox;
  /** Signs what only this site may have made. */
  readonly secret: string;
  readonly sessionTtlSeconds: number;
}

/** A product: its modules, and the two things that transports need of them. */
export interface Product {
  readonly modules: readonly ServerModule[];
  readonly sessions: Sessions;
  readonly pageGuest: (guestId: string | null, language: Caller['language']) => Promise<PageGuest>;
}

export type Compose = (platform: PlatformCore) => Promise<Product>;
