import { Provider as PageStoreProvider } from 'jotai/react';
import { createContext, use, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Services } from './services.ts';

const ServicesContext = createContext<Services | null>(null);

/** Gives an app its services, view state and texts. */
export function AppProviders({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return (
    <ServicesContext value={services}>
      <PageStoreProvider store={services.store}>
        <RawIntlProvider value={services.intl}>{children}</RawIntlProvider>
      </PageStoreProvider>
    </ServicesContext>
  );
}

/** The services of this page. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs AppProviders above it.');
  return services;
}

/** Shows a core, or another readable store. What is made of several is an atom over `atomOf`. */
export { useStore } from '@vx/react';
