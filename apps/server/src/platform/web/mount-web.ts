import type { Caches } from '../caches.ts';
import type { Logger } from '@vx/kernel';
import type { PageGuest, PagePositions } from '@vx/contract';
import type { FastifyInstance } from 'fastify';
import type { AnonymousSessions, FeedTokens, Sessions } from '../auth.ts';
import type { Config } from '../config.ts';
import type { Identify, InProcessCalls } from '../http/identify.ts';
import type { Caller } from '../module.ts';
import type { Position } from '../realtime/guest-events.ts';

export interface WebDeps {
  readonly config: Config;
  readonly identify: Identify;
  readonly inProcess: InProcessCalls;
  readonly sessions: Sessions;
  readonly anonymous: AnonymousSessions;
  readonly feedTokens: FeedTokens;
  readonly pageGuest: (guestId: string | null, language: Caller['language']) => Promise<PageGuest>;
  /** Where the streams stand now. For visitors it asks nothing of the database. */
  readonly positions: (guestId: string | null) => Promise<PagePositions>;
  /** Where the broadcasts stand. */
  readonly publicPosition: () => Position;
  readonly caches: Pick<Caches, 'add'>;
  readonly logger: Logger;
  readonly now: () => number;
}

/** Puts the apps on the server (ADR 0004). */
export type MountWeb = (app: FastifyInstance, deps: WebDeps) => Promise<{ close(): Promise<void> }>;
