export { UiProvider, type UiProviderProps } from './ui-provider/UiProvider.tsx';
export { LinkProvider, useLink, type LinkComponent, type LinkProps } from './link/context.tsx';
export { UiLabelsProvider, useUiLabels } from './labels/context.tsx';
export { english } from './labels/english.ts';
export type { UiLabels } from './labels/labels.ts';
export {
  themeAttributes,
  ThemeProvider,
  type ThemeAttributes,
  type ThemeChoice,
} from './theme-provider/ThemeProvider.tsx';
export {
  brands,
  breakpoints,
  durations,
  textStyles,
  type Brand,
  type TextStyle,
} from './tokens/tokens.ts';
