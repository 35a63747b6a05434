import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose: 'What is known of a person or a thing: terms with their values, which may be sentences.',
  insteadUse: [
    { component: 'SettingsRows', when: 'each row can be changed' },
    { component: 'TagList', when: 'the values are topics without a term' },
    { component: 'BenefitTable', when: 'several things are compared' },
    { component: 'StatFigures', when: 'a few numbers stand in a row' },
  ],
  rules: [
    {
      do: 'Keep terms to a word or two: “Languages”.',
      dont: 'Questions as terms. The first column is half as wide as the second.',
    },
    {
      do: 'Leave a row out whose value is not known.',
      dont: '“–” or “n/a” in half of the rows.',
    },
  ],
  anatomy: [
    { part: 'Term', is: 'A third of the width; long words are hyphenated' },
    { part: 'Value', is: 'Text, a link or a price' },
    { part: 'Line', is: 'Above every row' },
  ],
  keyboard: [],
  withoutStates: 'It shows what is known: a fact that is not known has no row.',
  screenReader: [
    'A description list (`dl`): each term is read with its value. It has no name; give it a heading.',
  ],
  alsoCalled: [
    'description list',
    'key value',
    'definition list',
    'properties',
    'details',
    'specs',
  ],
} satisfies ComponentDocs;
