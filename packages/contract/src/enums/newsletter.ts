/** EN-newsletterTypes: bit flags. */
export const newsletterTypes = {
  vipClub: 1024,
  lateNight: 512,
  vrPorn: 2048,
  contests: 256,
} as const;
export type NewsletterType = (typeof newsletterTypes)[keyof typeof newsletterTypes];
