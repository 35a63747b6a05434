import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date | string, Date | string>;
/** A JSON column: objects come out, text goes in. */
type Json<Value> = ColumnType<Value, string, string>;

export type Language = 'de' | 'en' | 'nl' | 'es';
export type Gender = 'N' | 'M' | 'F' | 'C';

export interface ActorRow {
  id: number;
  /** `actorName` of addresses. */
  slug: string;
  name: string;
  gender: Gender;
  age: number;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  /** Spoken languages, the mother tongue first. */
  languages: string[];
  banned_countries: string[];
  free_chat: boolean;
  voyeur: boolean;
  video_call: boolean;
  preview_enabled: boolean;
  vip: boolean;
  hd: boolean;
  registered_at: Time;
  favourites: number;
  /** Place in the default order, 1 first. */
  rank: number;
  /** Version of the pictures, the `v` of image addresses. */
  image_version: string;
  /** Channel that the live video comes from. */
  channel: string;
}

export interface ActorTranslationRow {
  actor_id: number;
  language: Language;
  headline: string;
  about: string;
  profession: string;
  likes: string;
  music: string;
  star_sign: string;
}

export interface ActorPriceRow {
  actor_id: number;
  /** Coins per minute. */
  livechat: number;
  voyeur: number;
  video_call: number;
  /** Coins per message. */
  message: number;
  free_messages: number;
}

export interface ActorPresenceRow {
  actor_id: number;
  online: boolean;
  /** In a private chat. */
  busy: Generated<boolean>;
  /** When `online` last changed. */
  since: Time;
}

export interface ActorScheduleRow {
  actor_id: number;
  /** 1 Monday to 7 Sunday, Europe/Berlin. */
  weekday: number;
  from_minute: number;
  /** May pass midnight. */
  to_minute: number;
}

export interface ActorHeatMapRow {
  actor_id: number;
  /** 7 rows (Monday first) of 24 shares between 0 and 1. */
  hours: Json<number[][]>;
}

export interface ActorRatingRow {
  actor_id: number;
  /** Ratings of the last ninety days. */
  count: number;
  /** Percent: the share of those who liked it. */
  satisfaction: number;
  liked: Generated<number>;
}

export interface ActorRecommendationRow {
  actor_id: number;
  position: number;
  recommended_id: number;
}

export interface ActorNoteRow {
  guest_id: string;
  actor_id: number;
  comment: string;
  updated_at: Time;
}

export interface TagRow {
  slug: string;
  name: Json<Record<Language, string>>;
}

export interface ActorTagRow {
  actor_id: number;
  tag: string;
  position: number;
}

export interface CategoryRow {
  id: number;
  slug: string;
  name: Json<Record<Language, string>>;
  description: Json<Record<Language, string>>;
}

export interface ActorCategoryRow {
  actor_id: number;
  category_id: number;
}

export interface ActorTables {
  actors: ActorRow;
  actor_translations: ActorTranslationRow;
  actor_prices: ActorPriceRow;
  actor_presence: ActorPresenceRow;
  actor_schedule: ActorScheduleRow;
  actor_heat_maps: ActorHeatMapRow;
  actor_ratings: ActorRatingRow;
  actor_recommendations: ActorRecommendationRow;
  actor_notes: ActorNoteRow;
  actor_tags: ActorTagRow;
  actor_categories: ActorCategoryRow;
  tags: TagRow;
  categories: CategoryRow;
}
