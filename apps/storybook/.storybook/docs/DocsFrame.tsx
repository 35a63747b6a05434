import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren, type ReactElement } from 'react';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import { globalNames, showGlobals, type Globals } from '../globals.ts';

const fonts = { fontBase: '"Geist Variable", system-ui, sans-serif' };
/** The colours of the product, as the blocks of Storybook need them: they compute shades and take no custom property. */
const themes = {
  dark: create({
    base: 'dark',
    ...fonts,
    colorSecondary: '#a99cff',
    appBg: '#0c0d14',
    appContentBg: '#12131c',
    appPreviewBg: '#0c0d14',
    appBorderColor: 'rgba(255, 255, 255, 0.12)',
    textColor: '#f4f4f9',
    barBg: '#12131c',
    inputBg: '#191b26',
    inputTextColor: '#f4f4f9',
  }),
  light: create({
    base: 'light',
    ...fonts,
    colorSecondary: '#6150e0',
    appBg: '#f4f3f9',
    appContentBg: '#ffffff',
    appPreviewBg: '#f4f3f9',
    appBorderColor: 'rgba(20, 21, 31, 0.14)',
    textColor: '#14151f',
    barBg: '#ffffff',
    inputBg: '#ffffff',
    inputTextColor: '#14151f',
  }),
};

const asked = (): 'dark' | 'light' =>
  matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';

interface Told {
  readonly globals?: Globals;
}

/** What the toolbar said last; the address says it before anybody touches the toolbar. */
const toolbar: { globals: Globals } = {
  globals: Object.fromEntries(
    (new URLSearchParams(location.search).get('globals') ?? '')
      .split(';')
      .map((pair) => pair.split(':'))
      .filter((pair) => pair.length === 2),
  ) as Globals,
};

function useGlobals(): Globals {
  const [globals, setGlobals] = useState<Globals>(toolbar.globals);
  useEffect(() => {
    const channel = addons.getChannel();
    const listen = ({ globals: next }: Told): void => {
      if (next === undefined) return;
      toolbar.globals = next;
      setGlobals(next);
    };
    for (const event of ['setGlobals', 'globalsUpdated']) channel.on(event, listen);
    return () => {
      for (const event of ['setGlobals', 'globalsUpdated']) channel.off(event, listen);
    };
  }, []);
  return globals;
}

/** Stories in a window of their own hear no toolbar: their address says what it says. */
function useFramedGlobals(globals: Globals): void {
  useEffect(() => {
    const said = globalNames
      .flatMap((key) => (globals[key] === undefined ? [] : [`${key}:${globals[key]}`]))
      .join(';');
    const tell = (): void => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>(
        // Those of a matrix say it themselves, each with its state.
        '#storybook-docs iframe:not([data-state])',
      )) {
        const address = new URL(frame.src);
        if ((address.searchParams.get('globals') ?? '') === said) continue;
        address.searchParams.set('globals', said);
        frame.src = address.href;
      }
    };
    tell();
    const watch = new MutationObserver(tell);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [globals]);
}

/** Around every docs page: it wears the theme, the brand and the type of the product. */
export function DocsFrame({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>): ReactElement {
  const globals = useGlobals();
  useFramedGlobals(globals);
  useEffect(() => showGlobals(globals), [globals]);
  const { theme: wanted = 'dark' } = globals;
  const theme = wanted === 'light' || wanted === 'dark' ? wanted : asked();
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
