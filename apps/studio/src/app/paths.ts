/** Addresses of the studio, below `/studio`. */
export const paths = {
  today: '/',
  room: '/room',
  messages: '/messages',
  earnings: '/earnings',
} as const;

/** One conversation. */
export const pathOfChannel = (channelId: string): string =>
  `${paths.messages}/${encodeURIComponent(channelId)}`;
