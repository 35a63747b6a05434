import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The parts of a guest’s own page: who it is (`OverviewHead`), figures with the one thing to do about each (`FigureCard`; `BalanceCard` for balance and month on phones), the first few of a list (`PanelCard`, `OverviewRow`) and places as tiles (`PlaceCard`). `OverviewGrid` lays them out, `NarrowOnly` shows below 1024 px what wide screens have in the rail.',
  insteadUse: [
    { component: 'ProfileHead', when: 'it is the page of a performer' },
    { component: 'MobileMenu', when: 'all places are listed' },
    { component: 'StatFigures', when: 'figures stand in a row above a statement' },
    { component: 'Surface', when: 'a card holds something else' },
  ],
  rules: [
    {
      do: 'One action a card; `solid` for the one that is used most.',
      dont: 'A filled button on every card.',
    },
    {
      do: 'Write in `note` what the bar shows: “€45.00 of €150.00”.',
      dont: 'A bar alone. It is decoration and not read.',
    },
    {
      do: 'Leave a card out that has nothing to say; the others share the line.',
      dont: '“0 messages”, to fill the grid.',
    },
    {
      do: 'Two to five rows in a panel, then the link to all.',
      dont: 'The whole list, or a panel that scrolls.',
    },
  ],
  anatomy: [
    { part: 'OverviewHead', is: 'Face, name, note, buttons at the end' },
    { part: 'FigureCard', is: 'Label, figure, “of 600”, a bar, note and action' },
    { part: 'BalanceCard', is: 'Label, figure and action; below it a bar, a note and its action' },
    { part: 'PanelCard', is: 'Title with the way to all, then rows or pictures' },
    { part: 'OverviewRow', is: 'Face, name, a second line, an amount; the whole row is the link' },
    { part: 'PlaceCard', is: 'Icon, name, how much is there' },
    { part: 'OverviewGrid', is: 'Cards that share a line evenly, two a line below 1024 px' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From action to action and from row to row' },
    { keys: 'Enter', does: 'Follows it: all of them are links' },
  ],
  screenReader: [
    'The name of the guest is the heading of the page.',
    'Each figure and each panel is a region, named by its heading of level 2.',
    'A row is a link with the name alone; its second line and the amount follow as text. A place says its number in its name.',
  ],
  alsoCalled: ['dashboard', 'account page', 'stat card', 'KPI', 'tiles', 'summary', 'widget'],
} satisfies ComponentDocs;
