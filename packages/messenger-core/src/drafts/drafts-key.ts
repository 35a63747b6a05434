/** Where a browser keeps what a guest has typed in channels; `null`: nobody is logged in. Every page looks there. */
export const draftsKey = (guestId: string | null): string => `drafts:${guestId}`;
