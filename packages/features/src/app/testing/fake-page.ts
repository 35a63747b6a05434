import { createScope } from '@vx/kernel';
import { createPageStore, servicesAtom } from '../page-store.ts';
import type { Services } from '../services.ts';

/** The services of a page of its own, as far as a test needs them. */
export function fakePage(parts: Partial<Services> = {}): Services {
  const store = createPageStore();
  const services = { store, scope: createScope(), ...parts } as Services;
  store.set(servicesAtom, services);
  return services;
}
