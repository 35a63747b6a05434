import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date | string, Date | string>;
/** A JSON column: objects come out, text goes in. */
type Json<Value> = ColumnType<Value, string, string>;
type Localized = Json<Record<Language, string>>;

export type Language = 'de' | 'en' | 'nl' | 'es';

export interface VideoRow {
  id: number;
  actor_id: number;
  /** Gender of the performers, for the filter by acting group. */
  acting_group: 'N' | 'M' | 'F' | 'C';
  /** Seconds. */
  duration: number;
  /** Coins now; 0 is free. */
  price: number;
  /** Coins before a sale; equal to `price` when there is none. */
  base_price: number;
  free: boolean;
  vip: boolean;
  /** Shown to guests whose age is proven, and to nobody else. */
  avs_required: Generated<boolean>;
  is_new: boolean;
  classic: boolean;
  cam_recording: boolean;
  age_rating: number;
  released_at: Time;
  likes: number;
  dislikes: number;
  views: number;
  sales: number;
  preview_seconds: number;
  image_version: string;
  /** Bundled film that the media module plays for it. */
  loop: string;
}

export interface VideoTranslationRow {
  video_id: number;
  language: Language;
  title: string;
  description: string;
}

export interface VideoTagRow {
  video_id: number;
  tag: string;
  position: number;
}

/** What opens a video for a guest. */
export interface VideoEntitlementRow {
  guest_id: string;
  video_id: number;
  source: 'bought' | 'gifted' | 'flatrate';
  /** Minor units of `currency` that were paid. */
  price: number;
  currency: string;
  created_at: Time;
}

/** A sale that is not counted yet. */
export interface VideoSaleRow {
  video_id: number;
}

export interface VideoLikeRow {
  guest_id: string;
  video_id: number;
  /** 1 like, -1 dislike. */
  value: 1 | -1;
  created_at: Time;
}

export interface AlbumRow {
  id: number;
  actor_id: number;
  title: Localized;
  description: Localized;
  price: number;
  free: boolean;
  vip: boolean;
  age_rating: number;
  released_at: Time;
  likes: number;
  dislikes: number;
  views: number;
  /** How many pictures, from the front, everybody may see. */
  preview_count: number;
}

export interface AlbumPictureRow {
  id: number;
  album_id: number;
  position: number;
  image_version: string;
  width: number;
  height: number;
}

export interface VideoTables {
  videos: VideoRow;
  video_translations: VideoTranslationRow;
  video_tags: VideoTagRow;
  video_entitlements: VideoEntitlementRow;
  video_sales: VideoSaleRow;
  video_likes: VideoLikeRow;
  albums: AlbumRow;
  album_pictures: AlbumPictureRow;
}
