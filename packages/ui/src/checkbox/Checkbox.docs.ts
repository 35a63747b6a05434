import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Agrees to something, or chooses several of a list that is sent together. Nothing is ticked in advance.',
  insteadUse: [
    { component: 'Switch', when: 'it works at once, without sending' },
    { component: 'RadioGroup', when: 'exactly one is chosen' },
    { component: 'ChipGroup', when: 'a list is filtered' },
    { component: 'MultiSelect', when: 'the list is long' },
  ],
  rules: [
    {
      do: 'Words that are true when it is ticked: “I am 18 or older”.',
      dont: 'A denial: “Send me no mail”.',
    },
    {
      do: 'Several under one heading in a `CheckboxGroup`.',
      dont: 'A column of boxes without a name.',
    },
    {
      do: 'Leave consent open: the guest ticks it.',
      dont: 'Tick in advance what costs or tracks.',
    },
  ],
  anatomy: [
    { part: 'Box', is: 'With a tick, or a dash where only some below it are chosen (`mixed`)' },
    {
      part: 'Label',
      is: 'The whole row is pressed; `card` has a frame, `media` lies over a picture',
    },
    { part: 'Message', is: 'Error or hint' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it' },
    { keys: 'Space', does: 'Ticks and unticks' },
  ],
  screenReader: [
    'Checkbox with its label: ticked, not ticked, or mixed.',
    'Error and hint are its description; with an error it is invalid.',
    'A group is a fieldset with its heading.',
  ],
  alsoCalled: ['tick box', 'multi choice', 'consent'],
} satisfies ComponentDocs;
