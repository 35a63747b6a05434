/** Addresses of the studio, below `/studio`. */
export const paths = { today: '/', room: '/room', earnings: '/earnings' } as const;
