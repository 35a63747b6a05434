import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Sections that share one place and have no address, in a dialog or a panel. Only one is there at a time.',
  insteadUse: [
    { component: 'Tabs', when: 'each section has an address; on pages it always should' },
    { component: 'SegmentedControl', when: 'the same content is shown in another way' },
    { component: 'Disclosure', when: 'one section is enough and it is rarely read' },
  ],
  rules: [
    {
      do: 'Use it inside what opens over a page.',
      dont: 'Use it for sections of a page: a reload would lose the place.',
    },
    {
      do: 'Keep what was entered in a section while another is shown.',
      dont: 'Spread one form over several tabs with one button at the end.',
    },
  ],
  anatomy: [
    { part: 'Row of tabs', is: 'Looks as `Tabs` do' },
    { part: 'Panel', is: 'What belongs to the chosen tab' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chosen tab, then into its panel' },
    { keys: 'Arrow left, Arrow right', does: 'Moves to the next tab and shows its panel at once' },
    { keys: 'Home, End', does: 'First and last tab' },
  ],
  screenReader: [
    'A tab list with the given name; each tab says whether it is selected and which panel it controls.',
  ],
  alsoCalled: ['tab panel', 'tabs without links'],
} satisfies ComponentDocs;
