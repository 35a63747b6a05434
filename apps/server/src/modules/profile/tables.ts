/** What a guest says of itself. Name and address stand with the account. */
export interface GuestProfilesTable {
  guest_id: string;
  about: string;
  /** ISO 3166. */
  country: string | null;
  zip: string | null;
}

export interface ProfileTables {
  guest_profiles: GuestProfilesTable;
}
