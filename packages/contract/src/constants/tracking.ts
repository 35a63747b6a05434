/** How long the server keeps what it logs about a visit, in days. Ours. */
export const logRetention = 90;
