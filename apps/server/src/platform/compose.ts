import type { PageGuest } from '@vx/contract';
import type { Sessions, StudioSessions } from './auth.ts';
import type { Bus } from './bus/bus.ts';
import type { ProviderConfig } from './config.ts';
import type { DomainEventBus } from './domain-events.ts';
import type { MailOutbox } from './mail/outbox.ts';
import type { MailTransport } from './mail/transport.ts';
import type { Caller, ServerModule } from './module.ts';
import type { OwnReads } from './own-reads.ts';
import type { Platform } from './services.ts';

/** What the composition of a product gets besides the modules' platform. */
export interface PlatformCore extends Platform {
  readonly bus: Bus;
  readonly domainEvents: DomainEventBus;
  readonly outbox: MailOutbox;
  /** Where mails are handed over; `null`: they stay in the outbox. */
  readonly mailTransport: MailTransport | null;
  /** Modules of providers, to be loaded by whoever uses them. */
  readonly providers: {
    readonly payment: ProviderConfig | null;
    readonly avs: ProviderConfig | null;
    readonly phone: ProviderConfig | null;
  };
  /** Signs what only this site may have made. */
  readonly secret: string;
  readonly sessionTtlSeconds: number;
  readonly sessionMaxAgeSeconds: number;
}

/** What was read of a guest for one page. */
export interface OwnPage {
  readonly guest: PageGuest;
  /** Where the stream of the guest's events stood. */
  readonly seq: number;
  /** What resolvers would read of this guest. */
  readonly reads: OwnReads;
}

/** A product: its modules, and the two things that transports need of them. */
export interface Product {
  readonly modules: readonly ServerModule[];
  readonly sessions: Sessions;
  /** Without them there is no studio. */
  readonly studioSessions?: StudioSessions;
  readonly pageGuest: (guestId: string | null, language: Caller['language']) => Promise<PageGuest>;
  /** What a page of a guest depends on, read in one statement. */
  readonly ownPage: (guestId: string, language: Caller['language']) => Promise<OwnPage>;
  /** Origins of providers whose pages the answer to a form may lead to. */
  readonly formsLeadTo?: readonly string[];
}

export type Compose = (platform: PlatformCore) => Promise<Product>;
