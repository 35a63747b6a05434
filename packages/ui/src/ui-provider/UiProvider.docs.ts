import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Gives components the words they say on their own, in the page’s language, and the router’s link. One at the root of an app. Without it they speak English and use plain links.',
  insteadUse: [
    { component: 'UiLabelsProvider', when: 'only the language changes, in a part of a page' },
    { component: 'LinkProvider', when: 'only links go through another router' },
    { component: 'ThemeProvider', when: 'theme, brand or motion change' },
  ],
  rules: [
    {
      do: 'Take the labels of the language that `html` has in `lang`.',
      dont: 'Mix: “12 Coins pro Minute” would be read by an English voice.',
    },
    {
      do: 'Import one language’s labels and load others when they are wanted.',
      dont: 'Ship all four to everybody.',
    },
    {
      do: 'Pass `nonce` on the server where a policy forbids inline styles.',
      dont: 'Allow `unsafe-inline` for the sake of progress bars.',
    },
    {
      do: 'Pass `overlayHistory` in an app for phones: Back closes what lies over the page.',
      dont: 'Tie each sheet to the history by itself: two of them would undo each other’s entries.',
    },
  ],
  anatomy: [
    { part: 'Labels', is: 'Names of icon buttons, units, states, announcements' },
    { part: 'Link', is: 'The component that draws every link with an address' },
    { part: 'Nonce', is: 'For styles that are set by numbers' },
    { part: 'Overlay history', is: 'Lets Back close sheets, dialogs and the lightbox on phones' },
    { part: 'Content', is: 'The app; no element is added' },
  ],
  keyboard: [],
  withoutStates: 'It draws nothing itself: it gives what is inside its words.',
  screenReader: [
    'Draws nothing. Most of what components announce, and the names of icon buttons, come from its labels.',
    'It does not set `lang`: that belongs to the document.',
  ],
  alsoCalled: [
    'provider',
    'context',
    'i18n',
    'translations',
    'locale',
    'config provider',
    'router link',
  ],
} satisfies ComponentDocs;
