import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Sections of a page, each with an address of its own: Live, Videos, About. A reload, a bookmark and the back button keep the section.',
  insteadUse: [
    {
      component: 'LocalTabs',
      when: 'the sections have no addresses, inside a dialog for instance',
    },
    { component: 'SegmentedControl', when: 'the same things are shown in another way' },
    { component: 'ChipGroup', when: 'a list is narrowed' },
    { component: 'SideNav', when: 'there are many sections, in settings for instance' },
  ],
  rules: [
    {
      do: 'One or two words a tab, a noun each.',
      dont: 'Sentences; the row would scroll before it has to.',
    },
    {
      do: 'A `count` where it decides whether one looks.',
      dont: 'Counts that are not known yet. Leave them out instead of showing 0.',
    },
    {
      do: '`disabled` for a section that exists, but not now.',
      dont: 'Hide it: guests would look for it.',
    },
  ],
  anatomy: [
    { part: 'Row', is: 'Scrolls sideways; the current tab is brought into sight' },
    { part: 'Tab', is: 'A link, underlined when it is the current one' },
    { part: 'Count', is: 'A quiet number after the word' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves from tab to tab: they are links' },
    { keys: 'Enter', does: 'Goes to the section' },
  ],
  screenReader: [
    'A navigation with the given name, a list of links; the current one is “current page”.',
    'A disabled one is announced as link, dimmed, and leads nowhere.',
  ],
  mocks: ['desktop-profile', 'mobile-profile'],
  alsoCalled: ['tab bar', 'nav tabs', 'sub navigation', 'tab links'],
} satisfies ComponentDocs;
