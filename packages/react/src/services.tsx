import { createContext, use, type ReactElement, type ReactNode } from 'react';

/** A provider and its hook for the services of one app, typed by them. */
export interface ServicesBinding<Services> {
  /** Gives the components below what the page is made of. */
  readonly ServicesProvider: (props: {
    readonly services: Services;
    readonly children: ReactNode;
  }) => ReactElement;
  /** What the page is made of. Throws where no provider is above. */
  readonly useServices: () => Services;
}

/**
 * The clients, cores and ports of a page, typed once for an app. One object for a page, never one for a process: a
 * server answers several guests at a time.
 */
export function createServices<Services extends object>(): ServicesBinding<Services> {
  const Context = createContext<Services | null>(null);
  return {
    ServicesProvider: ({ services, children }) => <Context value={services}>{children}</Context>,
    useServices() {
      const services = use(Context);
      if (!services) throw new Error('useServices needs a ServicesProvider above it.');
      return services;
    },
  };
}
