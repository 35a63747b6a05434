/** EN-topCamsPages. */
export const topCamsPages = ['best chats', 'top 100', 'top favorites', 'top videocall'] as const;
export type TopCamsPage = (typeof topCamsPages)[number];
