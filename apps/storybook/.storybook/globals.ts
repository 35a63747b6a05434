import { showContrast, showForced } from './states/forced.ts';

/** What the toolbar sets. */
export interface Globals {
  readonly theme?: string | undefined;
  readonly brand?: string | undefined;
  readonly language?: string | undefined;
  readonly motion?: string | undefined;
  readonly discreet?: string | undefined;
  readonly direction?: string | undefined;
  readonly contrast?: string | undefined;
  readonly state?: string | undefined;
}

/** All of them, as an address names them. */
export const globalNames = [
  'theme',
  'brand',
  'language',
  'motion',
  'discreet',
  'direction',
  'contrast',
  'state',
] as const satisfies readonly (keyof Globals)[];

const set = (data: DOMStringMap, key: string, value: string | undefined): void => {
  if (value === undefined) delete data[key];
  else data[key] = value;
};

/** Everything in the page under the pointer, pressed or focused; "rest" is as it is. */
function forceState(state: string): void {
  set(document.documentElement.dataset, 'forced', state === 'rest' ? undefined : state);
  if (state !== 'rest') showForced();
}

// Pictures are taken in each state of a story that is drawn once.
Object.assign(window, { vxForceState: forceState });

/** On the document, as an app does it with `themeAttributes`. */
export function showGlobals({
  theme = 'dark',
  brand = 'candela',
  language = 'en',
  motion = 'full',
  discreet = 'off',
  direction = 'ltr',
  contrast = 'normal',
  state = 'rest',
}: Globals): void {
  const { documentElement } = document;
  const { dataset } = documentElement;
  set(dataset, 'theme', theme);
  set(dataset, 'brand', brand === 'candela' ? undefined : brand);
  set(dataset, 'motion', motion === 'reduced' ? 'reduced' : undefined);
  set(dataset, 'discreet', discreet === 'on' ? '' : undefined);
  set(dataset, 'shownContrast', contrast === 'normal' ? undefined : contrast);
  showContrast(contrast);
  forceState(state);
  documentElement.lang = language;
  if (direction === 'rtl') documentElement.dir = 'rtl';
  else documentElement.removeAttribute('dir');
}
