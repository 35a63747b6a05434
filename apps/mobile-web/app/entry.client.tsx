import { AppProviders } from '@vx/features/app';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { composeBrowser } from './composition.client.ts';

const services = await composeBrowser();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppProviders services={services}>
        <HydratedRouter />
      </AppProviders>
    </StrictMode>,
  );
});
