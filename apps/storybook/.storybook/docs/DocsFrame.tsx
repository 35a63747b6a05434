import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren, type ReactElement } from 'react';
import { addons } from 'storybook/preview-api';
import { create } from 'storybook/theming';
import { showGlobals, type Globals } from '../globals.ts';

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

/** What the toolbar says: at first that of any story of the page, then each change. */
function useGlobals(context: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [story] = context.componentStories();
    return story === undefined ? {} : (context.getStoryContext(story).globals as Globals);
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const listen = ({ globals: next }: Told): void => {
      if (next !== undefined) setGlobals(next);
    };
    channel.on('globalsUpdated', listen);
    return () => channel.off('globalsUpdated', listen);
  }, []);
  return globals;
}

/** Around every docs page: it wears the theme, the brand and the type of the product. */
export function DocsFrame({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>): ReactElement {
  const globals = useGlobals(context);
  useEffect(() => showGlobals(globals), [globals]);
  const theme = globals.theme === 'light' || globals.theme === 'dark' ? globals.theme : asked();
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
