/** EN-campaignPages. */
export const campaignPages = [
  'easter',
  'shooting-gallery',
  'wetnwildgame',
  'advent-calendar',
  'goldrush',
  'prize draw',
  'high-on-rose',
] as const;
export type CampaignPage = (typeof campaignPages)[number];
