import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose: 'The sign of the brand with its name, or the sign alone. Usually the way home.',
  insteadUse: [
    { component: 'Icon', when: 'it is a sign for an action or a thing' },
    { component: 'Avatar', when: 'it stands for a person' },
  ],
  rules: [
    {
      do: '`full` where there is room, `mark` in the slim rail and in small corners.',
      dont: 'The mark of one brand with the name of another.',
    },
    {
      do: 'Give `href` where it leads to the home page.',
      dont: 'A logo that leads anywhere else.',
    },
    {
      do: 'Let the brand’s tokens colour it.',
      dont: 'Tint it for a season or a page.',
    },
  ],
  anatomy: [
    { part: 'Mark', is: 'An open ring with a light, in the gradient of the brand' },
    { part: 'Wordmark', is: 'The name, in the colour of the text around it; hidden with `mark`' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'With an address: moves the focus to it' },
    { keys: 'Enter', does: 'With an address: goes to the home page' },
  ],
  screenReader: [
    'The name of the brand, as text or as the name of the link. The mark is decoration.',
    'With `mark` the name is still read.',
  ],
  mocks: ['desktop-home', 'mobile-home', 'desktop-messenger'],
  alsoCalled: ['brand', 'wordmark', 'logotype', 'signet'],
} satisfies ComponentDocs;
