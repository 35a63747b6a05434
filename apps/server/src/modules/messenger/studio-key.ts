/** Before the key of what a performer writes, so that no guest can have written under it. */
const STUDIO_KEY = 'studio:';

/** Under which what a performer writes is kept. */
export const studioLineKey = (idempotencyKey: string): string => STUDIO_KEY + idempotencyKey;

/** The key that a performer sent a line with; `null`: it is not hers, or was sent with none. */
export const studioClientIdOf = (line: { readonly client_id: string | null }): string | null =>
  line.client_id?.startsWith(STUDIO_KEY) ? line.client_id.slice(STUDIO_KEY.length) : null;
