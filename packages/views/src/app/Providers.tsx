import { AppProviders, overlayHistoryAtom, type Services } from '@vx/features/app';
import type { UiLabels } from '@vx/ui/labels';
import { UiProvider } from '@vx/ui/ui-provider';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';

/** What everything on a page can reach: services, texts, labels and links of components. */
export function Providers({
  services,
  labels,
  children,
}: {
  readonly services: Services;
  readonly labels: UiLabels;
  readonly children: ReactNode;
}) {
  // On phones Back closes what lies over the page.
  const overlayHistory =
    services.app === 'mobile' && !services.isServer
      ? services.store.get(overlayHistoryAtom)
      : undefined;
  return (
    <AppProviders services={services}>
      <UiProvider
        labels={labels}
        link={AppLink}
        nonce={services.nonce}
        overlayHistory={overlayHistory}
      >
        {children}
      </UiProvider>
    </AppProviders>
  );
}
