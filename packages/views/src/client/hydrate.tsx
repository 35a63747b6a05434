import { composeBrowser, createPageStore, startQueries, startRealtime } from '@vx/features/app';
import { startOffline } from '@vx/features/shell';
import { keepInstallOffer } from '@vx/features/webpush';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadLabels } from '../app/labels.ts';
import { Providers } from '../app/Providers.tsx';

/** Brings the page to life; its socket opens when the first paint is done. */
export async function hydrate(app: 'desktop' | 'mobile'): Promise<void> {
  const store = createPageStore();
  keepInstallOffer(window, store);
  const services = await composeBrowser(app, store);
  startRealtime(services);
  startQueries(services);
  startOffline(services);
  const labels = await loadLabels(services.config.language);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Providers services={services} labels={labels}>
          <HydratedRouter />
        </Providers>
      </StrictMode>,
    );
    // What fails from here on, the router and the parts themselves load again.
    document.dispatchEvent(new Event('alive'));
  });
}
