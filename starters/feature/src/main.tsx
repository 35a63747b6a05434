import '@vx/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createFakeChat } from './fake-page.ts';
import { LiveCard } from './LiveCard.tsx';

// On the platform: `createPageChat(page)` of services.ts, with the configuration that the server wrote into the page.
const { chat } = createFakeChat();

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <LiveCard chat={chat} />
  </StrictMode>,
);
