import type { SubscriptionPlan } from '@vx/contract/enums';
import type { Clock, Logger, Random, Scheduler } from '@vx/kernel';
import type { AnyDatabase } from './database/index.ts';
import type { Caches } from './caches.ts';
import type { DomainEventEmitter } from './domain-events.ts';
import type {
  Broadcast,
  GuestEvents,
  GuestFrames,
  PerformerEvents,
  PerformerFrames,
  Presence,
} from './events.ts';
import type { Grants, Revocations } from './grants.ts';
import type { Network } from './networks.ts';
import type { Once } from './idempotency.ts';
import type { Jobs } from './jobs.ts';
import type { Mailer } from './mail.ts';
import type { SecurityLog } from './security-log.ts';

/** The origin under which guests reach the site, and what a module may know of the configuration. */
export interface ServiceConfig {
  /** `http://localhost:8080`, without a slash at the end. */
  readonly origin: string;
  /** The sandbox providers (payment page, mail pages) are present. Never in production. */
  readonly sandbox: boolean;
  readonly production: boolean;
  /** Whether the performers of the demo world come online and go by themselves. Default `moving`. */
  readonly demoPresence?: 'moving' | 'steady';
  /** Hours in which a guest who follows several performers is greeted by the first alone; 0: by each. */
  readonly greetingPauseHours: number;
  /** Which plans can be subscribed to. Default: those whose content is there. */
  readonly plans?: readonly SubscriptionPlan[] | null;
  /** Where files of this node may live (caches, uploads). */
  readonly dataDir: string;
  /** Path or name of an ffmpeg that films what is shown in high definition. Default: none. */
  readonly ffmpeg?: string | null;
  /** Networks that count as the office, and those of secure remote access. Default: none. */
  readonly officeNetworks?: readonly Network[];
  readonly secureNetworks?: readonly Network[];
}

/** What the platform gives. A module names the few members it uses: `Pick<Platform, 'database' | 'clock'>`. */
export interface Platform {
  readonly config: ServiceConfig;
  /** See it with the module's tables: `database.as<MoneyTables>()`. */
  readonly database: AnyDatabase;
  readonly clock: Clock;
  readonly caches: Caches;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly logger: Logger;
  readonly securityLog: SecurityLog;
  /** What happened here, for other modules; `guestEvents` go out to the guest. */
  readonly domainEvents: DomainEventEmitter;
  readonly guestEvents: GuestEvents;
  readonly broadcast: Broadcast;
  readonly guestFrames: GuestFrames;
  readonly performerEvents: PerformerEvents;
  readonly performerFrames: PerformerFrames;
  readonly presence: Presence;
  readonly once: Once;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly grants: Grants;
  readonly revocations: Revocations;
}
