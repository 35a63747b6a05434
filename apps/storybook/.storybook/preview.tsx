import '@vx/ui/styles.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { english } from '@vx/ui/labels';
import { german } from '@vx/ui/labels-de';
import { spanish } from '@vx/ui/labels-es';
import { dutch } from '@vx/ui/labels-nl';
import { UiProvider } from '@vx/ui/ui-provider';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { argTypesOf, defaultSwitches, shownArgTypes } from './arg-types.ts';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import { showGlobals, type Globals } from './globals.ts';
import { loadTold, withTold } from './languages/told.tsx';
import { leavesOpen } from './plays/shown-by-playing.ts';
import { withFramedStates } from './states/FramedStates.tsx';
import { glyphNames, named, pictureOptions, unnamed } from './named-args.ts';

/** Whether this is the run of tests and not the workshop. */
const tested =
  (import.meta as { readonly env?: Readonly<Record<string, unknown>> }).env?.['VITEST'] !==
  undefined;

configure({
  // What a play function waits for may take its time on a machine that does more than this.
  asyncUtilTimeout: 8000,
  // Each try of a wait fails with one of these; with the whole page in its message it costs more than the look itself.
  getElementError: (message) => {
    const error = new Error(message ?? 'No such element.');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

/**
 * Every finding of axe is an error. In tests it is told by selector, rule and reason: to quote the
 * markup of every element that is looked at, and to list what passed, is a third of axe's time.
 */
const a11y = {
  test: 'error',
  config: { noHtml: tested },
  options: {
    resultTypes: ['violations'],
    ...(tested ? { reporter: 'no-passes' } : {}),
  },
};

const catalogues = { en: english, de: german, nl: dutch, es: spanish };

/** The display faces of the brands that have their own. */
const brandFaces: Readonly<Record<string, string>> = {
  lagoon: 'Hanken Grotesk Variable',
  rosewood: 'Bricolage Grotesque Variable',
};

const withDocument: Decorator = (Story, { globals }) => {
  const { language = 'en', ...shown } = globals as Globals;
  const { theme, brand, motion, discreet, direction, contrast, state } = shown;
  // Before the effects of the story, which ask for it.
  useLayoutEffect(
    () => showGlobals({ theme, brand, language, motion, discreet, direction, contrast, state }),
    [theme, brand, motion, discreet, language, direction, contrast, state],
  );
  return (
    <UiProvider labels={catalogues[language as keyof typeof catalogues]}>
      <Story />
    </UiProvider>
  );
};

/** Stories are given glyphs and pictures, the controls their names. */
const withThings: Decorator = (Story, { args, initialArgs }) => (
  <Story args={unnamed(args, initialArgs)} />
);

const choice = (
  title: string,
  icon: string,
  items: readonly (readonly [value: string, title: string])[],
) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: items.map(([value, name]) => ({ value, title: name })),
  },
});

/** A screen is a page: it has one heading of the first level, in the page or in what lies over it. */
const expectOneHeading = ({ body }: Document): void => {
  // The workshop's own pages, for a story that is missing or broken, wait in the same document.
  const headings = [...body.querySelectorAll('h1:not(.sb-wrapper *)')].map((heading) =>
    heading.textContent.trim(),
  );
  if (headings.length === 1) return;
  const found = headings.length === 0 ? 'none' : headings.map((text) => `“${text}”`).join(', ');
  throw new Error(`A screen has exactly one h1; this one has ${found}.`);
};

/** What such a story shows is there when it has played: what closes again is the story of a test. */
const expectOpen = ({ body }: Document, name: string): void => {
  if (body.querySelector('[data-open], [open], [aria-expanded="true"]') === null)
    throw new Error(`${name} is said to open what it shows, and leaves nothing open.`);
};

const preview: Preview = {
  loaders: [
    // The apps preload their fonts; here they are loaded before the first text is drawn.
    async ({ globals }) => {
      const display =
        brandFaces[(globals as { brand?: string }).brand ?? ''] ?? 'Head Sans Variable';
      await Promise.all(
        ['Geist Variable', display].map((family) => document.fonts.load(`16px "${family}"`)),
      );
      return {};
    },
    async (context) => ({ told: tested ? null : await loadTold(context) }),
  ],
  // Tests get what the story says; names are for who reads and chooses.
  argsEnhancers: tested
    ? []
    : [
        ({ argTypes, initialArgs }) => ({
          ...defaultSwitches(argTypes),
          ...named(initialArgs),
        }),
      ],
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) => shownArgTypes(argTypes, initialArgs, pictureOptions),
  ],
  decorators: tested ? [withDocument] : [withTold, withFramedStates, withDocument, withThings],
  afterEach({ title, name, canvasElement }) {
    const { ownerDocument } = canvasElement;
    if (title.startsWith('Screens/')) expectOneHeading(ownerDocument);
    const component = title.split('/').at(-1) ?? '';
    if (
      tested &&
      leavesOpen(
        component,
        name.replaceAll(/ (\w)/gu, (_, letter: string) => letter.toUpperCase()),
      )
    )
      expectOpen(ownerDocument, `${component} ${name}`);
  },
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'dark',
    brand: 'candela',
    language: 'en',
    motion: 'full',
    discreet: 'off',
    direction: 'ltr',
    contrast: 'normal',
    state: 'rest',
  },
  globalTypes: {
    theme: choice('Theme', 'moon', [
      ['dark', 'Dark'],
      ['light', 'Light'],
      ['system', 'System'],
    ]),
    brand: choice('Brand', 'paintbrush', [
      ['candela', 'Candela'],
      ['lagoon', 'Lagoon'],
      ['rosewood', 'Rosewood'],
    ]),
    language: choice('Language', 'globe', [
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['nl', 'Nederlands'],
      ['es', 'Español'],
    ]),
    motion: choice('Motion', 'lightning', [
      ['full', 'Full motion'],
      ['reduced', 'Reduced motion'],
    ]),
    discreet: choice('Discreet blur', 'eyeclose', [
      ['off', 'Pictures shown'],
      ['on', 'Pictures blurred'],
    ]),
    direction: choice('Direction', 'transfer', [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ]),
    contrast: choice('Contrast', 'contrast', [
      ['normal', 'Contrast as set'],
      ['more', 'More contrast'],
      ['forced', 'Forced colours'],
    ]),
    state: choice('State', 'cursor', [
      ['rest', 'At rest'],
      ['hover', 'Under the pointer'],
      ['pressed', 'Pressed'],
      ['focus', 'With the focus'],
    ]),
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      container: DocsFrame,
      page: DocsPage,
      extractArgTypes: (component: unknown) => argTypesOf(component, glyphNames),
    },
    a11y,
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet 900', styles: { width: '900px', height: '1200px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Start'],
          'Foundations',
          'Inputs',
          'Navigation',
          'Overlays',
          'Media',
          'Live',
          'Commerce',
          'Messenger',
          'Feed',
          'Rewards',
          'Content',
          'Account',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
