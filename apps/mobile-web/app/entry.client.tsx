import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { composeBrowser } from './composition.client.ts';
import { Providers } from './Providers.tsx';
import { loadLabels } from './shell/labels.ts';

const services = await composeBrowser();
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
});
