import '@vx/ui/styles.css';
import './look/look.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserStudio } from '@vx/studio-core/platform';
import { createStore } from 'jotai/vanilla';
import { StudioApp } from './app/StudioApp.tsx';
import { applyPreferences, languageAtom } from './app/preferences.ts';

const root = document.getElementById('root');
if (root) {
  const store = createStore();
  applyPreferences(store);
  const studio = createBrowserStudio({ language: () => store.get(languageAtom) });
  void studio.session.load();
  createRoot(root).render(
    <StrictMode>
      <StudioApp studio={studio} store={store} />
    </StrictMode>,
  );
}
