import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One line that a guest writes: a name, an address, a password. The label stands above, what is wrong below.',
  insteadUse: [
    { component: 'NumberField', when: 'an amount is raised and lowered in steps' },
    { component: 'CodeField', when: 'a code of five or six digits is asked for' },
    { component: 'SearchField', when: 'it searches' },
    { component: 'Select', when: 'one of a known list is chosen' },
  ],
  rules: [
    {
      do: 'Always give a label; hide it only where the words beside the field say it.',
      dont: 'Use the placeholder as label. It goes away with the first letter.',
    },
    {
      do: 'Say what is wrong and how it is put right: “The address lacks an @”.',
      dont: '“Invalid input”.',
    },
    {
      do: 'Mark what may be left out with `optional`.',
      dont: 'A star at everything that is required.',
    },
    {
      do: 'Show an error when the field is left or sent.',
      dont: 'Show it while the first letters are typed.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'Above the field, with “optional” beside it' },
    { part: 'Prefix and suffix', is: 'Inside the box: an icon, a unit' },
    { part: 'Control', is: 'The native input' },
    {
      part: 'Show, clear',
      is: 'Password fields get “Show”; `clearable` gets a cross once something stands in it',
    },
    { part: 'Message', is: 'Error, success or hint: one of them, in this order' },
    { part: 'Count', is: 'From 80 % of the limit on' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus into the field, then to “Show” or “Clear”' },
    { keys: 'Enter', does: 'Sends the form around it' },
  ],
  screenReader: [
    'Text field, named by its label. Hint, error and success are its description.',
    'With an error it is invalid (`aria-invalid`).',
    'The count is an `output`: it is announced politely from 80 % of the limit on, and not before.',
  ],
  mocks: ['mobile-signup-errors', 'desktop-signup'],
  alsoCalled: ['input', 'text input', 'form field', 'textarea', 'password'],
} satisfies ComponentDocs;
