/** CO-newsletterTypeVipClub: Newsletter type VipClub, in bit flag. */
export const newsletterTypeVipClub = 1024;

/** CO-newsletterTypeLateNight: Newsletter type LateNight, in bit flag. */
export const newsletterTypeLateNight = 512;

/** CO-newsletterTypeVrPorn: Newsletter type VrPorn, in bit flag. */
export const newsletterTypeVrPorn = 2048;

/** CO-newsletterTypeContests: Newsletter type Contests, in bit flag. */
export const newsletterTypeContests = 256;
