import { createElement, type ReactElement, type ReactNode } from 'react';
import type { Brand } from '../tokens/tokens.ts';

export type ThemeChoice = 'dark' | 'light' | 'system';
/** What a page stands on (`--bg-canvas`), for the bars of a browser: `<meta name="theme-color">`. */
export const canvasColours = { dark: '#0c0d14', light: '#f4f3f9' } as const;

export type ThemeAttributes = {
  'data-theme': ThemeChoice;
  'data-brand'?: Brand;
  'data-motion'?: 'reduced';
  lang?: string;
};

/** The attributes that theme a document: spread them on `html`. Without any, the look is the dark house brand. */
export const themeAttributes = (choice: {
  theme?: ThemeChoice;
  brand?: Brand | undefined;
  reducedMotion?: boolean;
  lang?: string;
}): ThemeAttributes => ({
  'data-theme': choice.theme ?? 'dark',
  ...(choice.brand === undefined ? {} : { 'data-brand': choice.brand }),
  ...(choice.reducedMotion === true ? { 'data-motion': 'reduced' as const } : {}),
  ...(choice.lang === undefined ? {} : { lang: choice.lang }),
});

export type ThemeProviderProps = {
  /** Dark, light, or as the system says. */
  theme?: ThemeChoice;
  /** Whose look the page wears. */
  brand?: Brand | undefined;
  /** Stills every movement, whatever the system says. */
  reducedMotion?: boolean;
  /** BCP 47 language of what is inside. */
  lang?: string;
  /** What stands inside. */
  children: ReactNode;
};

/** A part of a page in another theme or brand. It is markup only; the document itself is themed by `themeAttributes`. */
export function ThemeProvider({ children, ...choice }: ThemeProviderProps): ReactElement {
  return createElement('div', { className: 'vx-theme', ...themeAttributes(choice) }, children);
}
