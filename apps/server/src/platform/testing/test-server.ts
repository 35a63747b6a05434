import type { FakeClock } from '@vx/kernel/testing';
import type { Mail } from '../mail.ts';
import type { ServerModule } from '../module.ts';
import type { Platform } from '../services.ts';
import type { DatabaseKind } from './databases.ts';

export interface TestServerOptions {
  readonly database: DatabaseKind;
  /** The modules under test, made from the platform; default: all of the product's. */
  readonly modules?: (platform: Platform) => readonly ServerModule[];
  /** Turn time by hand. Default: the machine's clock. */
  readonly clock?: FakeClock;
  /** Run recurring tasks and jobs in the background. Default: false; use `runDueJobs`. */
  readonly background?: boolean;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into JSON freely
  readonly body: any;
}

/** A guest that is logged in on the test server. */
export interface TestGuest {
  readonly guestId: string;
  readonly email: string;
  readonly bearer: string;
  readonly cookie: string;
}

export interface TestServer extends AsyncDisposable {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly platform: Platform;
  /** Mails that were sent, in order. */
  mails(): Promise<readonly Mail[]>;
  /** A REST call by its contract key or as `'GET /path'`; `as` logs it in. */
  call(
    key: string,
    options?: {
      readonly params?: Readonly<Record<string, string | number>>;
      readonly query?: Readonly<Record<string, string | number | boolean>>;
      readonly body?: unknown;
      readonly as?: TestGuest;
      readonly idempotencyKey?: string;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ): Promise<TestAnswer>;
  /** A query to `/vxql` (or the feed service). */
  query(
    document: string,
    options?: {
      readonly variables?: Readonly<Record<string, unknown>>;
      readonly as?: TestGuest;
      readonly service?: 'vxql' | 'feed';
    },
  ): Promise<TestAnswer>;
  /** Signs a new guest up. */
  signUp(overrides?: { readonly email?: string; readonly name?: string }): Promise<TestGuest>;
  /** Runs all due jobs until none is left. */
  runDueJobs(): Promise<void>;
  /** Runs a recurring task once, by its name. */
  runTask(name: string): Promise<void>;
  close(): Promise<void>;
}

export function createTestServer(_options: TestServerOptions): Promise<TestServer> {
  return Promise.reject(new Error('Not there yet.'));
}
