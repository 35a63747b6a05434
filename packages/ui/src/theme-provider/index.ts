export {
  ThemeProvider,
  themeAttributes,
  type ThemeAttributes,
  type ThemeChoice,
  type ThemeProviderProps,
} from './ThemeProvider.tsx';
export { canvasColours } from '../tokens/tokens.ts';
