import { showContrast } from './states/forced.ts';

/** What the toolbar sets. */
export interface Globals {
  readonly theme?: string | undefined;
  readonly brand?: string | undefined;
  readonly language?: string | undefined;
  readonly motion?: string | undefined;
  readonly discreet?: string | undefined;
  readonly direction?: string | undefined;
  readonly contrast?: string | undefined;
}

const set = (data: DOMStringMap, key: string, value: string | undefined): void => {
  if (value === undefined) delete data[key];
  else data[key] = value;
};

/** On the document, as an app does it with `themeAttributes`. */
export function showGlobals({
  theme = 'dark',
  brand = 'candela',
  language = 'en',
  motion = 'full',
  discreet = 'off',
  direction = 'ltr',
  contrast = 'normal',
}: Globals): void {
  const { documentElement } = document;
  const { dataset } = documentElement;
  set(dataset, 'theme', theme);
  set(dataset, 'brand', brand === 'candela' ? undefined : brand);
  set(dataset, 'motion', motion === 'reduced' ? 'reduced' : undefined);
  set(dataset, 'discreet', discreet === 'on' ? '' : undefined);
  set(dataset, 'shownContrast', contrast === 'normal' ? undefined : contrast);
  showContrast(contrast);
  documentElement.lang = language;
  if (direction === 'rtl') documentElement.dir = 'rtl';
  else documentElement.removeAttribute('dir');
}
