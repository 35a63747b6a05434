/** EN-websocketCloseCodes: the printed close codes; `closeCodes` of `@vx/contract/socket` has ours, too. */
export const websocketCloseCodes = { protocolError: 1002, pongMissing: 4000 } as const;
export type WebsocketCloseCode = (typeof websocketCloseCodes)[keyof typeof websocketCloseCodes];

/** EN-websocketErrorTypes. */
export const websocketErrorTypes = ['connection closed', 'pong missing'] as const;
export type WebsocketErrorType = (typeof websocketErrorTypes)[number];
