import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Starts something: a chat, a payment, a change that is sent. With an address it is a link that looks like a button, for the one way on from a page.',
  insteadUse: [
    { component: 'IconButton', when: 'the icon alone is understood and the place is small' },
    { component: 'ToggleButton', when: 'it turns something on and off: follow, like, mute' },
    { component: 'TextLink', when: 'it leads elsewhere from the middle of a sentence' },
    { component: 'ChipGroup', when: 'one of several quick answers is chosen' },
  ],
  rules: [
    {
      do: 'One `primary` in a view: the gradient says what this page is for.',
      dont: 'Two gradients beside each other. The second is `solid` or `secondary`.',
    },
    {
      do: 'Put the price into the button (`price`, `per`) where a press spends money.',
      dont: 'Write the amount into the words. It loses its real money and its accessible name.',
    },
    {
      do: 'Set `loading` while the answer is awaited: name and width stay.',
      dont: 'Replace the words by “Please wait” or disable the button. The focus would be lost.',
    },
    {
      do: 'Begin with a verb: “Get ticket”, “Top up”.',
      dont: '“OK”, “Yes”, “Submit”: nobody can tell them apart out of context.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'Before the words, filled. Turns into the spinner while it loads' },
    { part: 'Label', is: 'The words. Cut with an ellipsis only where nothing else helps' },
    {
      part: 'Rule and price',
      is: 'A hairline, then coins per unit; real money is in the name only',
    },
    { part: 'Trailing icon', is: 'Small, after the words: “opens elsewhere”, “more”' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it. A loading button can still be reached' },
    { keys: 'Enter, Space', does: 'Presses it; with an address, Enter alone follows the link' },
  ],
  screenReader: [
    'Button, or link where it has an address. The name is the words with the price: “Private chat 12 coins per minute, €3.00”.',
    'While it loads it is busy and dimmed (`aria-busy`, `aria-disabled`) and keeps its name.',
    'Icons are decoration and not read.',
  ],
  mocks: ['board-components'],
  alsoCalled: ['CTA', 'action', 'link button', 'submit'],
} satisfies ComponentDocs;
