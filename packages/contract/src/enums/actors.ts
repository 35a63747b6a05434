/** EN-genders. */
export const genders = { none: 'N', male: 'M', female: 'F', couple: 'C' } as const;
export type Gender = (typeof genders)[keyof typeof genders];

/** EN-avatarWidths. */
export const avatarWidths = { w60: 60, w160: 160, w320: 320, w640: 640 } as const;
export type AvatarWidth = (typeof avatarWidths)[keyof typeof avatarWidths];

/** EN-mobileProfilePages. */
export const mobileProfilePages = ['about', 'overview', 'pictures', 'videos'] as const;
export type MobileProfilePage = (typeof mobileProfilePages)[number];
