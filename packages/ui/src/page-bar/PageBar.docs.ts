import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Keeps the first action of a page in reach on phones: it sticks to the bottom of the screen, above the tab bar, and has its own place at the end of the page.',
  insteadUse: [
    { component: 'Button', when: 'it is in sight anyway, and on wide screens' },
    { component: 'TabBar', when: 'it is the main navigation' },
    { component: 'Sheet', when: 'there is more to do than one press' },
    { component: 'SelectionBar', when: 'it acts on what was selected in a list' },
  ],
  rules: [
    {
      do: 'One wide button, with its price.',
      dont: 'A second row, or text to read. It takes height from every screenful.',
    },
    {
      do: 'One bar a page, as the last thing on it.',
      dont: 'A bar in a dialog or sheet: these have `actions`.',
    },
    {
      do: 'Keep the action the same while the page scrolls.',
      dont: 'Change it under the thumb.',
    },
  ],
  anatomy: [
    { part: 'Bar', is: 'From edge to edge, slightly transparent, with hairlines' },
    { part: 'Children', is: 'The button; it may have a short line below' },
  ],
  keyboard: [{ keys: 'Tab', does: 'To the button, in its place at the end of the page' }],
  screenReader: [
    'A region with the given name; the name is not seen.',
    'It stands at the end of the page, so it is read there, not in between.',
  ],
  mocks: ['mobile-profile'],
  alsoCalled: ['sticky footer', 'bottom bar', 'sticky CTA', 'action bar', 'fixed button'],
} satisfies ComponentDocs;
