/**
 * The header by which a page of a guest says whose page it is, where the session's cookie is the
 * credential. The tag is public and proves nothing: a call with another session's is refused with
 * `SESSION_REPLACED`, so that no page acts for the guest who logged in after it was loaded.
 */
export const SESSION_TAG_HEADER = 'X-Session-Tag';
