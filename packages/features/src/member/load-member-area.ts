import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { memberHead } from './trail.ts';

/** The page "You": visitors find the ways in there. */
export const loadMemberArea: PageLoad<{ readonly head: Head }> = async ({ services }) => ({
  head: memberHead(services, { title: 'shell.nav.you', text: 'auth.signup.text' }, 'memberArea'),
});
