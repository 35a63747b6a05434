import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One of few, all in sight and worth reading: plans, amounts, ways to pay. The whole card is pressed.',
  insteadUse: [
    { component: 'Select', when: 'there are more than about six' },
    { component: 'SegmentedControl', when: 'a view is switched and nothing is sent' },
    { component: 'ChipGroup', when: 'a list is filtered' },
    { component: 'Checkbox', when: 'several can be chosen' },
  ],
  rules: [
    {
      do: '`cards` where each option needs a sentence, `grid` for amounts.',
      dont: 'Cards for yes and no.',
    },
    {
      do: 'Put price or badge at the end of the card (`end`).',
      dont: 'A button inside a card: the card itself is the control.',
    },
    { do: 'Say in the description why an option is `disabled`.', dont: 'Dim it without a word.' },
  ],
  anatomy: [
    { part: 'Heading', is: 'Names the group; may be hidden' },
    { part: 'Option', is: 'Radio, icon, name, description, end' },
    { part: 'Message', is: 'The error' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen option, or the first' },
    { keys: 'Arrow keys', does: 'Choose the next or the one before' },
    { keys: 'Space', does: 'Chooses the focused one where none is chosen' },
  ],
  screenReader: [
    'A fieldset with its heading; each radio says its name, description and position.',
    'An error is the description of the group.',
  ],
  mocks: ['desktop-wallet'],
  alsoCalled: ['radio buttons', 'option list', 'choice cards', 'radio cards'],
} satisfies ComponentDocs;
