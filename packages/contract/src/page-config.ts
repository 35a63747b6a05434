import type { Language, RouteLanguage } from './enums/routing.ts';
import type { PageGuest } from './types.ts';

/** What is known about the device of a request. */
export interface DeviceInfo {
  readonly app: 'desktop' | 'mobile';
  /** The query carries the word `testdevice`. [RU-routing-test-device] */
  readonly isTestDevice: boolean;
}

/** The brand a page is served for. */
export interface PageBrand {
  readonly id: string;
  readonly name: string;
  /** Fills `{member_area}`. [RU-routing-member-area-segment] */
  readonly memberAreaSegment: string;
  readonly market: 'default' | 'spanish';
}

/** ET-config: what the server tells a page before its first call. [ADR 0004] */
export interface PageConfig {
  readonly language: Language;
  /** Travels as `v`. [RU-api-query-caching-version] */
  readonly cachingTag: string;
  /** Public session tag; authenticates nothing. */
  readonly accessToken: string;
  /** The credential of REST, query service and socket. Pages keep it in memory only. */
  readonly bearer: string;
  /** Bearer of the feed service; only when logged in. */
  readonly feedToken: string | null;
  /** Key of the route table, or `null` for an unknown address. */
  readonly routeName: string | null;
  readonly routeArgs: Readonly<Record<string, string>>;
  readonly deviceInfo: DeviceInfo;
  readonly brand: PageBrand;
  readonly guest: PageGuest;
  /** This page in the languages that have a path of their own. */
  readonly alternates: Readonly<Partial<Record<RouteLanguage, string>>>;
  /** Amounts a page shows before any call, in euro cents. */
  readonly staticAmounts: readonly number[];
  /** ISO 3166 country of the guest, if known. */
  readonly country: string | null;
  /** Server time of the page in ms, so that both sides draw the same. */
  readonly now: number;
}
