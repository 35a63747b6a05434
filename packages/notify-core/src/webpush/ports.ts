import type { PushSubscriptionData } from '../rules/index.ts';

/** What a browser can do about messages. */
export interface PushBrowser {
  /** Which of the three parts are there. */
  readonly has: {
    readonly serviceWorker: boolean;
    readonly pushManager: boolean;
    readonly notification: boolean;
  };
  /** Encodings that it reads, the best first; empty where it names none. */
  readonly encodings: readonly string[];
  /** Base64 of ASCII text. */
  base64(text: string): string;
  permission(): string;
  /** Asks the guest; answers the permission. */
  ask(): Promise<string>;
  /** Registers a worker below a scope. */
  register(script: string, scope: string): Promise<void>;
  /** The subscription that is there. `null`: none, or no worker. */
  subscription(): Promise<PushSubscriptionData | null>;
  subscribe(key: string): Promise<PushSubscriptionData>;
  unsubscribe(): Promise<void>;
}

/** The record of this browser, in its database. [ET-webPushIdentity] */
export interface PushIdentity {
  read(): Promise<{ readonly renewalToken: string } | null>;
  write(identity: { readonly renewalToken: string } | null): Promise<void>;
}
