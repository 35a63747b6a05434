import type { AbortLike } from '@vx/kernel';

/** What a call needs to know about the page. Read afresh for every request, so a login changes the next call. */
export interface ApiConfig {
  /** de, en, nl or es; travels as `language`. [RU-api-query-language] */
  readonly language: string;
  /** Caching version; travels as `v`. [RU-api-query-caching-version] */
  readonly cachingTag: string;
  /** Public session tag; travels as `accessToken` only when set. [RU-api-query-access-token] */
  readonly accessToken: string | null;
  /**
   * The credential, sent as `Authorization: Bearer …`. [RU-api-authorization-header] `null`: the session's
   * cookie is, and the tag goes along to say whose page calls.
   */
  readonly bearer: string | null;
  /** `null` when logged out; calls that need a login are then refused without a request. */
  readonly guestId: string | null;
}

/** A binary answer. In browsers and Node it is a `Blob`. */
export interface BlobLike {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A request as a transport sends it. */
export interface TransportRequest {
  readonly method: string;
  /** Path and query from the origin on. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Cookies go along. [RU-api-credentials-some] */
  readonly credentials: boolean;
  /** The request may outlive the page. */
  readonly keepalive: boolean;
  readonly signal: AbortLike;
}

/** An answer as a transport brings it, whatever its status. */
export interface TransportResponse {
  readonly status: number;
  header(name: string): string | null;
  text(): Promise<string>;
  blob(): Promise<BlobLike>;
}

/** Carries one request. Rejects only when no answer arrived. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
