import type { Studio } from '@vx/studio-core';
import type { LinkProps } from '@vx/ui/link';
import { UiProvider } from '@vx/ui/ui-provider';
import { Provider, useAtomValue } from 'jotai/react';
import type { createStore } from 'jotai/vanilla';
import { useEffect, useState, type ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadWords, type Words } from './load-words.ts';
import { languageAtom } from './preferences.ts';
import { router } from './router.tsx';
import { StudioProvider } from './studio-services.ts';

function AppLink({ href, keepsPlace = false, ...rest }: LinkProps): ReactElement {
  return <RouterLink to={href} preventScrollReset={keepsPlace} {...rest} />;
}

/** The words of the chosen language; those of the one before until they are there. */
function useWords(): Words | null {
  const language = useAtomValue(languageAtom);
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadWords(language).then((loaded) => isCurrent && setWords(loaded));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return words;
}

function Worded({ studio }: { readonly studio: Studio }): ReactElement | null {
  const words = useWords();
  if (words === null) return null;
  return (
    <IntlProvider locale={words.language} messages={words.messages}>
      <UiProvider labels={words.labels} link={AppLink}>
        <StudioProvider services={studio}>
          <RouterProvider router={router} />
        </StudioProvider>
      </UiProvider>
    </IntlProvider>
  );
}

/** The studio: stores, view state, words and pages. */
export function StudioApp({
  studio,
  store,
}: {
  readonly studio: Studio;
  readonly store: ReturnType<typeof createStore>;
}): ReactElement {
  return (
    <Provider store={store}>
      <Worded studio={studio} />
    </Provider>
  );
}
