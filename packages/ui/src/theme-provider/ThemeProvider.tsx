import { createElement, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import type { Brand } from '../tokens/tokens.ts';

/** What a reader chose of the look. */
export type ThemeChoice = 'dark' | 'light' | 'system';
/** What a page stands on (`--bg-canvas`), for the bars of a browser: `<meta name="theme-color">`. */
export const canvasColours = { dark: '#0c0d14', light: '#f4f3f9' } as const;

/** Attributes of the element that carries a theme. */
export type ThemeAttributes = {
  'data-theme': ThemeChoice;
  'data-brand'?: Brand;
  'data-motion'?: 'reduced';
  lang?: string;
  dir?: 'ltr' | 'rtl';
};

/** The attributes that theme a document: spread them on `html`. Without any, the look is the dark house brand. */
export const themeAttributes = (choice: {
  theme?: ThemeChoice;
  brand?: Brand | undefined;
  reducedMotion?: boolean;
  lang?: string;
  dir?: 'ltr' | 'rtl' | undefined;
}): ThemeAttributes => ({
  'data-theme': choice.theme ?? 'dark',
  ...(choice.brand === undefined ? {} : { 'data-brand': choice.brand }),
  ...(choice.reducedMotion === true ? { 'data-motion': 'reduced' as const } : {}),
  ...(choice.lang === undefined ? {} : { lang: choice.lang }),
  ...(choice.dir === undefined ? {} : { dir: choice.dir }),
});

export type ThemeProviderProps = RootProps<'div', 'lang'> & {
  /** Dark, light, or as the system says. */
  theme?: ThemeChoice;
  /** Whose look the page wears. */
  brand?: Brand | undefined;
  /** Stills every movement, whatever the system says. */
  reducedMotion?: boolean;
  /** BCP 47 language of what is inside. */
  lang?: string;
  /** Which way that language runs, where it differs from the page. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** What stands inside. */
  children: ReactNode;
};

/** A part of a page in another theme or brand. It is markup only; the document itself is themed by `themeAttributes`. */
export function ThemeProvider({
  children,
  theme = 'dark',
  brand,
  reducedMotion = false,
  lang,
  ...rest
}: ThemeProviderProps): ReactElement {
  const attributes = themeAttributes({
    theme,
    brand,
    reducedMotion,
    ...(lang === undefined ? {} : { lang }),
  });
  return createElement('div', { ...rootProps(rest, 'vx-theme'), ...attributes }, children);
}
