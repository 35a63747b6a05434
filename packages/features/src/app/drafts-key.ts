/** Where a browser keeps what was typed and not sent. Ends with the log-out, so every page looks there. */
export const DRAFTS_KEY = 'drafts';
