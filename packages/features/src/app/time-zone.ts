/** Zone in which times of pages are written until the guest's own is known, so that server and browser agree. */
export const PAGE_TIME_ZONE = 'Europe/Berlin';
