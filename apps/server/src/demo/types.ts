import type { Look, PictureSpec } from '@vx/art';

/** The four languages of the interface. */
export type DemoLanguage = 'de' | 'en' | 'nl' | 'es';

/** One value for each language of the interface. */
export type Localized<Value = string> = Readonly<Record<DemoLanguage, Value>>;

/** N none, M male, F female, C couple (EN-genders). */
export type DemoGender = 'N' | 'M' | 'F' | 'C';

/** A label of actors and videos; `slug` is its `tagGroup` in addresses. */
export interface DemoTag {
  readonly slug: string;
  readonly name: Localized;
}

/** A list of performers with a page of its own; 3 is everybody, 88 the newly registered. */
export interface DemoCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: Localized;
  readonly description: Localized;
}

/** Regular hours, Europe/Berlin wall clock. `to` may pass midnight (up to 1 800 = 06:00 next day). */
export interface DemoScheduleSlot {
  /** 1 Monday to 7 Sunday (ISO 8601). */
  readonly weekday: number;
  /** Minutes after midnight. */
  readonly from: number;
  /** Minutes after the midnight that `from` counts from. */
  readonly to: number;
}

/** Whole coins. */
export interface DemoPrices {
  /** Private chat, per minute: 6 to 24. */
  readonly livechat: number;
  /** Watching a running chat, per minute. */
  readonly voyeur: number;
  /** Both cameras, per minute. */
  readonly videoCall: number;
  /** One message beyond the free ones. */
  readonly message: number;
  readonly freeMessages: number;
}

export interface DemoActor {
  readonly id: number;
  /** `actorName` of addresses: lower-case ASCII letters, digits and dashes, unique. */
  readonly slug: string;
  readonly name: string;
  /** 23 or more. */
  readonly age: number;
  readonly gender: DemoGender;
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** Rounded to 0.1 degree on purpose. */
  readonly location: { readonly latitude: number; readonly longitude: number };
  /** Spoken languages, ISO 639-1; the first is the mother tongue. */
  readonly languages: readonly string[];
  /** Slugs of `DemoWorld.tags`. */
  readonly tags: readonly string[];
  /** Ids of `DemoWorld.categories`, always with 3. */
  readonly categories: readonly number[];
  /** One line below the name. */
  readonly headline: Localized;
  /** A few sentences. */
  readonly about: Localized;
  /** Short facts of the about page. */
  readonly facts: {
    readonly profession: Localized;
    readonly likes: Localized;
    readonly music: Localized;
    readonly starSign: Localized;
  };
  readonly prices: DemoPrices;
  /** Runs free chats. */
  readonly freeChat: boolean;
  readonly voyeur: boolean;
  readonly videoCall: boolean;
  readonly previewEnabled: boolean;
  readonly vip: boolean;
  readonly hd: boolean;
  readonly schedule: readonly DemoScheduleSlot[];
  /** 7 rows (Monday first) of 24 hours, share of weeks online at that hour, 0 to 1, Europe/Berlin. */
  readonly heatMap: readonly (readonly number[])[];
  /** Of the last ninety days; `satisfaction` in percent. Below 10 ratings none is shown. */
  readonly ratings: { readonly count: number; readonly satisfaction: number };
  readonly favourites: number;
  /** ISO 8601. */
  readonly registeredAt: string;
  /** ISO 3166 countries in which the performer is not shown. */
  readonly bannedCountries: readonly string[];
  /** Ids of performers with something in common, best first, 9. */
  readonly recommendations: readonly number[];
  readonly art: Look;
  /** Version of the pictures, the `v` of image addresses. */
  readonly imageVersion: string;
  readonly cover: PictureSpec;
  /** Name of the bundled loop that shows the performer. */
  readonly loop: string;
}

export interface DemoVideo {
  readonly id: number;
  readonly actorId: number;
  readonly title: Localized;
  readonly description: Localized;
  /** Seconds, 240 to 1 800. */
  readonly duration: number;
  /** Coins now; 0 is free. */
  readonly price: number;
  /** Coins before a sale; equal to `price` when there is none. */
  readonly basePrice: number;
  readonly free: boolean;
  readonly vip: boolean;
  /** Shown to guests whose age is proven alone. */
  readonly avsRequired: boolean;
  readonly isNew: boolean;
  readonly classic: boolean;
  readonly camRecording: boolean;
  /** 12 or 16. */
  readonly ageRating: 12 | 16;
  readonly tags: readonly string[];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly likes: number;
  readonly dislikes: number;
  readonly views: number;
  readonly sales: number;
  /** Seconds that everybody may watch. */
  readonly previewSeconds: number;
  readonly picture: PictureSpec;
  readonly imageVersion: string;
  readonly loop: string;
}

export interface DemoPicture {
  readonly id: number;
  readonly albumId: number;
  readonly position: number;
  readonly picture: PictureSpec;
  readonly imageVersion: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
}

export interface DemoAlbum {
  readonly id: number;
  readonly actorId: number;
  readonly title: Localized;
  readonly description: Localized;
  /** Coins; 0 is free. */
  readonly price: number;
  readonly free: boolean;
  readonly vip: boolean;
  readonly ageRating: 12 | 16;
  readonly createdAt: string;
  readonly likes: number;
  readonly dislikes: number;
  readonly views: number;
  /** How many pictures, from the front, everybody may see. */
  readonly previewCount: number;
  readonly pictures: readonly DemoPicture[];
}

/** What a guest's line is about. */
export type ChatIntent =
  | 'greeting'
  | 'howAreYou'
  /** Asks the performer to do or show something. */
  | 'request'
  /** Asks who the performer is or what it does. */
  | 'aboutYou'
  /** Asks what the performer likes. */
  | 'likes'
  /** Asks when, or about plans. */
  | 'when'
  /** Asks what, why or how; no answer is yes or no. */
  | 'openQuestion'
  /** Any other question. */
  | 'question'
  | 'compliment'
  | 'gift'
  | 'thanks'
  | 'goodbye'
  | 'music'
  | 'place'
  | 'smallTalk';

/**
 * Answers of performers. Slots: `{guest}`, `{name}`, `{city}`, `{hobby}`, `{music}`, `{profession}`, `{gift}`.
 * `opening` is said first when a chat starts.
 */
export type ChatReplyPool = Readonly<Record<ChatIntent | 'opening', readonly string[]>>;

export interface DemoTopLists {
  /** The stage of the home page. */
  readonly heroActors: readonly number[];
  readonly topActors: readonly number[];
  readonly newActors: readonly number[];
  readonly topVideos: readonly number[];
  readonly trendingVideos: readonly number[];
}

/** Everything the demo shows, as plain immutable data. The same seed gives the same world. */
export interface DemoWorld {
  readonly seed: string;
  readonly factor: number;
  /** ISO 8601: the moment that dates are counted back from. */
  readonly now: string;
  readonly tags: readonly DemoTag[];
  readonly categories: readonly DemoCategory[];
  readonly actors: readonly DemoActor[];
  readonly videos: readonly DemoVideo[];
  readonly albums: readonly DemoAlbum[];
  readonly topLists: DemoTopLists;
  readonly chatReplies: Localized<ChatReplyPool>;
}

export interface DemoWorldOptions {
  /** Default `blue-hour`. */
  readonly seed?: string;
  /** Multiplies performers, videos and albums for load tests; 1 is 72 performers and 300 videos. */
  readonly factor?: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
}
