import { createSignupEmail, type SignupEmail } from '@vx/session-core';
import type { Services } from '../app/services.ts';

const byPage = new WeakMap<Services, SignupEmail>();

/** The mail that confirms the guest's address: one wait, wherever on the page it is asked for again. */
export function signupEmailOf(services: Services): SignupEmail {
  const known = byPage.get(services);
  if (known) return known;
  const { socket, random, clock, scheduler } = services;
  const made = createSignupEmail({ socket, random, clock, scheduler });
  byPage.set(services, made);
  return made;
}
