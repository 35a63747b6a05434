/** Where a browser keeps what a guest has not sent; `null`: nobody is logged in. Apart from the outbox: every page looks there. */
export const outboxKey = (guestId: string | null): string => `messages:${guestId}`;
