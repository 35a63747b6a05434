import type { Caches } from '../caches.ts';
import type { Logger } from '@vx/kernel';
import type { PageGuest, PagePositions } from '@vx/contract';
import type { FastifyInstance } from 'fastify';
import type { AnonymousSessions, Sessions } from '../auth.ts';
import type { Config } from '../config.ts';
import type { Identify, InProcessCalls } from '../http/identify.ts';
import type { Caller } from '../module.ts';
import type { OwnReads } from '../own-reads.ts';
import type { Position } from '../realtime/guest-events.ts';
import type { SecurityLog } from '../security-log.ts';

/** What was read for a guest's page, and where the streams stood before. */
export interface WebOwnPage {
  readonly guest: PageGuest;
  readonly positions: PagePositions;
  readonly reads: OwnReads;
}

export interface WebDeps {
  readonly config: Config;
  readonly identify: Identify;
  readonly inProcess: InProcessCalls;
  readonly sessions: Sessions;
  readonly anonymous: AnonymousSessions;
  readonly pageGuest: (guestId: null, language: Caller['language']) => Promise<PageGuest>;
  /** What a guest's page depends on, read in one statement. */
  readonly ownPage: (guestId: string, language: Caller['language']) => Promise<WebOwnPage>;
  /** Origins of providers whose pages the answer to a form may lead to. */
  readonly formsLeadTo: readonly string[];
  /** Where the broadcasts stand. */
  readonly publicPosition: () => Position;
  readonly caches: Pick<Caches, 'add'>;
  readonly logger: Logger;
  readonly securityLog: SecurityLog;
  readonly now: () => number;
}

/** Puts the apps on the server (ADR 0004). */
export type MountWeb = (app: FastifyInstance, deps: WebDeps) => Promise<{ close(): Promise<void> }>;
