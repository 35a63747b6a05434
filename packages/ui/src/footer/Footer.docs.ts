import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The end of every page: legal and help links, age label, note on prices, and the choice of language, theme and blurred pictures.',
  insteadUse: [
    {
      component: 'AccountMenu',
      when: 'a guest who is logged in changes theme or language in the bar',
    },
    { component: 'PageBar', when: 'an action stays at the bottom of phones' },
    { component: 'MobileMenu', when: 'it is the navigation of phones' },
  ],
  rules: [
    {
      do: 'Keep imprint, privacy and terms in it on every page, `compact` or not.',
      dont: 'Legal links that only the full footer of the home page has.',
    },
    {
      do: 'Write each language in its own name, whatever the language of the page.',
      dont: '“German” for somebody who looks for “Deutsch”.',
    },
    {
      do: 'Two to four groups with a title of one word.',
      dont: 'The main navigation once more.',
    },
  ],
  anatomy: [
    { part: 'Brand', is: 'Logo and what the place is; not with `compact`' },
    { part: 'Groups', is: 'A title and a list of links' },
    { part: 'Age label, prices', is: '“18+”, VAT and the worth of a coin' },
    { part: 'Blur pictures', is: 'A button that stays pressed' },
    { part: 'Language', is: 'The current one; the list opens above it' },
    { part: 'Theme', is: 'The browser’s own select; without script with a button that posts it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links, then the choices' },
    {
      keys: 'Enter, Space',
      does: 'Opens and closes the languages; turns blurred pictures on or off',
    },
    { keys: 'Arrow up, Arrow down', does: 'On the theme: choose another one' },
  ],
  screenReader: [
    'The content information landmark of the page. Each group is a navigation named by its title, which is an h2.',
    'Languages unfold from “Language: English”. Each link is read in its own language, and the current one has `aria-current`.',
    '“Blur pictures” says whether it is pressed. The select is named “Theme”.',
  ],
  alsoCalled: ['site footer', 'bottom', 'legal links', 'language switcher', 'imprint'],
} satisfies ComponentDocs;
