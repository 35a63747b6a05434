import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose: 'An amount in steps, typed or by two buttons: coins to send, tickets, a limit.',
  insteadUse: [
    { component: 'Slider', when: 'about is good enough: volume, position' },
    { component: 'ChipGroup', when: 'a few amounts are usual' },
    { component: 'TextField', when: 'the digits are no amount: a phone number, a post code' },
  ],
  rules: [
    { do: 'Say what it is worth (`worth`): “4 coins, €1.00”.', dont: 'Coins without their money.' },
    { do: 'Name the buttons by what they do: “One coin less”.', dont: '“Minus”, “Plus”.' },
    {
      do: '`large` where the amount is the point of the page.',
      dont: 'Two `large` ones in one view.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'Above' },
    { part: 'Less, more', is: 'To the next whole step; off at the end of the range' },
    { part: 'Number', is: 'A native number with prefix and suffix' },
    { part: 'Worth', is: 'Below, as it is typed' },
    { part: 'Message', is: 'Error or hint' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To less, the number, more' },
    { keys: 'Arrow up, Arrow down', does: 'In the number: a step more, a step less' },
    { keys: 'Enter, Space', does: 'On a button: a step' },
  ],
  screenReader: [
    'A spin button with label, value and range.',
    'What it is worth is an `output`: it is read out as it changes, and is the description with error or hint.',
  ],
  alsoCalled: ['stepper', 'spinbutton', 'quantity', 'counter', 'amount'],
} satisfies ComponentDocs;
