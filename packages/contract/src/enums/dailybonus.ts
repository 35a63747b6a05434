/** EN-dailyBonusContentTypes. */
export const dailyBonusContentTypes = ['video', 'wallpaper', 'gift'] as const;
export type DailyBonusContentType = (typeof dailyBonusContentTypes)[number];
