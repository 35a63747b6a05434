import { createSignupEmail } from '@vx/session-core';
import { pageAtom } from '../app/page-store.ts';

/** The mail that confirms the guest's address: one wait, wherever on the page it is asked for again. */
export const signupEmailAtom = pageAtom(({ socket, random, clock, scheduler }) =>
  createSignupEmail({ socket, random, clock, scheduler }),
);
