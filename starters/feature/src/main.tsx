import '@vx/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createFakePage } from './fake-page.ts';

// On the platform: `createPage(config)` of real-page.ts, with the configuration that the server wrote into the page.
const page = await createFakePage();

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <App page={page} />
  </StrictMode>,
);
