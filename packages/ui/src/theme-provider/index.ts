export {
  ThemeProvider,
  canvasColours,
  themeAttributes,
  type ThemeAttributes,
  type ThemeChoice,
  type ThemeProviderProps,
} from './ThemeProvider.tsx';
