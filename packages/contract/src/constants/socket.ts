/** CO-socketPingInterval: Socket ping interval, in ms. */
export const socketPingInterval = 50_000;

/** CO-socketReconnectDelay: Socket reconnect delay, in ms. */
export const socketReconnectDelay = 1000;

/** CO-closeCodeProtocolError: Websocket close code protocol error, in code. */
export const closeCodeProtocolError = 1002;

/** CO-closeCodePongMissing: Websocket close code pong missing, in code. */
export const closeCodePongMissing = 4000;
