import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Shows a part of a page in another theme, brand or language, or without motion. The document itself takes `themeAttributes` on `html`.',
  insteadUse: [
    { component: 'UiProvider', when: 'labels and links of components are set' },
    { component: 'Surface', when: 'a part only needs another ground' },
    { component: 'UiLabelsProvider', when: 'hidden labels change their language inside a page' },
  ],
  rules: [
    {
      do: 'Spread `themeAttributes` on `html`, on the server, so that the first frame is right.',
      dont: 'Wrap the whole app in the provider: what opens over the page would lie outside of it.',
    },
    {
      do: 'Take `system` unless the guest has chosen.',
      dont: 'Read the system’s theme by script and set it later. The page would flash.',
    },
    {
      do: 'Use tokens in everything inside; they change with the theme.',
      dont: 'A colour that is right in one theme.',
    },
    {
      do: 'Set `lang` where the words inside are in another language.',
      dont: 'Expect it to translate: labels come from their own provider.',
    },
  ],
  anatomy: [
    { part: 'Element', is: 'One `div` with attributes: theme, brand, motion, language, direction' },
    { part: 'Content', is: 'Anything; tokens have the values of this part' },
  ],
  keyboard: [],
  withoutStates: 'It draws nothing itself: it gives what is inside its theme.',
  screenReader: [
    'Without a role. `lang` chooses the voice for what is inside, `dir` the way it runs.',
    '`reducedMotion` stills movement here, whatever the system says.',
  ],
  alsoCalled: ['theme', 'dark mode', 'light mode', 'colour scheme', 'brand', 'white label', 'skin'],
} satisfies ComponentDocs;
