/** What a guest says of itself. Name and address stand with the account. */
export interface GuestProfilesTable {
  guest_id: string;
  about: string;
  /** ISO 3166. */
  country: string | null;
  zip: string | null;
}

/** The picture of a guest, as it is served. */
export interface GuestPicturesTable {
  guest_id: string;
  /** Names the picture in its address; another picture has another. */
  id: string;
  small: Buffer;
  large: Buffer;
  changed_at: Date;
}

export interface ProfileTables {
  guest_pictures: GuestPicturesTable;
  guest_profiles: GuestProfilesTable;
}
