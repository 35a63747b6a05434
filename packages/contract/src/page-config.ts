import type { Language, RouteLanguage } from './enums/routing.ts';
import type { StreamPosition } from './socket/index.ts';
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

/** What the guest chose for this browser; kept in cookies of the necessary category. */
export interface PagePreferences {
  readonly theme: 'system' | 'dark' | 'light';
  /** The consent cookie (`vx_consent`) as it is, or `null` when nothing was decided. */
  readonly consent: string | null;
  /** The browser asks not to be watched (`Sec-GPC: 1`, Global Privacy Control). */
  readonly globalPrivacyControl: boolean;
  /** The guest confirmed to be an adult (`vx_age`). */
  readonly ageConfirmed: boolean;
  /** An age check is due before the guest goes on (`vx_avs`). [EN-cookies] */
  readonly avsForced: boolean;
  /** Every picture is blurred (`vx_discreet`). */
  readonly discreet: boolean;
  /** The guest left quickly: pages show only a cover until it is lifted or the browser closed (`vx_exit`). */
  readonly exited: boolean;
  /** The guest has put the first hints away (`vx_onboarded`). */
  readonly onboarded: boolean;
  /** The status bars that were closed (`vx_bars`) as they are kept, or `null`. */
  readonly statusBars: string | null;
  /** IANA name of the guest's zone (`vx_zone`); missing: the site's own. */
  readonly timeZone?: string;
}

/** Sites of the operator outside of this one, as addresses; one that is missing does not exist. [EN-footerLinks] */
export interface OutsideLinks {
  readonly instagram?: string;
  readonly x?: string;
  readonly youtube?: string;
  readonly mastodon?: string;
  /** Recruits performers. */
  readonly recruitment?: string;
  /** The same in German. */
  readonly recruitmentDe?: string;
  /** The same for the brand that has a site of its own for it. */
  readonly alternateRecruitment?: string;
  /** The affiliate program. */
  readonly webmaster?: string;
}

/** Where the data of a page stands in the streams, at the latest. [ADR 0005] */
export interface PagePositions {
  /** `null`: nobody is logged in. */
  readonly guest: StreamPosition | null;
  readonly public: StreamPosition;
}

/** ET-config: what the server tells a page before its first call. [ADR 0004] */
export interface PageConfig {
  readonly language: Language;
  /** Travels as `v`. [RU-api-query-caching-version] */
  readonly cachingTag: string;
  /** Public session tag; authenticates nothing, and says whose page this is. */
  readonly accessToken: string;
  /** A visitor's credential, which opens reading calls. `null` for guests: theirs is the cookie, which no script reads. */
  readonly bearer: string | null;
  /** Key of the route table, or `null` for an unknown address. */
  readonly routeName: string | null;
  readonly routeArgs: Readonly<Record<string, string>>;
  readonly deviceInfo: DeviceInfo;
  readonly brand: PageBrand;
  readonly guest: PageGuest;
  readonly preferences: PagePreferences;
  /** This page in the languages that have a path of their own. */
  readonly alternates: Readonly<Partial<Record<RouteLanguage, string>>>;
  /** Missing: there are none. */
  readonly outsideLinks?: OutsideLinks;
  /** Amounts a page shows before any call, in euro cents. */
  readonly staticAmounts: readonly number[];
  /** ISO 3166 country of the guest, if known. */
  readonly country: string | null;
  /** The socket goes on from here, so that nothing is lost between the page and its first frame. */
  readonly positions: PagePositions;
  /** Server time of the page in ms, so that both sides draw the same. */
  readonly now: number;
}
