import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose: 'Two to four views of the same thing, all in sight: list or map, day or week.',
  insteadUse: [
    { component: 'Tabs', when: 'the sections hold different things' },
    { component: 'ChipGroup', when: 'there are more than four, or several can be chosen' },
    { component: 'Switch', when: 'something is turned on or off' },
    {
      component: 'RadioGroup',
      when: 'the choices need a sentence each, in a form that is read before it is sent',
    },
  ],
  rules: [
    {
      do: 'Two to four options of similar length.',
      dont: 'Five and more: they no longer fit a phone in German.',
    },
    {
      do: '`iconsOnly` for views that everybody knows, such as list and map.',
      dont: 'Icons alone for anything else; the names are only in tooltips then.',
    },
    {
      do: 'Give `href` where the view has an address.',
      dont: 'Change an address by script behind a radio.',
    },
  ],
  anatomy: [
    { part: 'Track', is: '40 or 50 px high; a finger always gets 50' },
    { part: 'Option', is: 'Glyph, words, or both' },
    { part: 'Chosen option', is: 'Raised; not told by colour alone' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen option; as links, from option to option' },
    { keys: 'Arrow left, Arrow right', does: 'Chooses the next one, as in any group of radios' },
    { keys: 'Enter', does: 'As links: goes to the view' },
  ],
  screenReader: [
    'A group of radios with the given name; as links a navigation whose current one is “current page”.',
    'With `iconsOnly` the words are there for screen readers, and in tooltips.',
  ],
  mocks: ['board-components'],
  alsoCalled: ['toggle group', 'button group', 'switcher', 'view switch'],
} satisfies ComponentDocs;
