import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A performer in one line: place, face, name, state and price, with a heart or one button at the end. For charts, panels and narrow columns.',
  insteadUse: [
    { component: 'PerformerTile', when: 'pictures lead the choice, in a grid' },
    { component: 'PerformerTable', when: 'several numbers are compared, on wide screens' },
    { component: 'ChannelRow', when: 'it leads to a conversation' },
    { component: 'OverviewRow', when: 'it is about something that was: a chat, an amount' },
  ],
  rules: [
    {
      do: '`sm` for names with their state, `md` for lists, `lg` for the first three of a chart.',
      dont: '`lg` for a whole list: the large numbers stop meaning the top.',
    },
    {
      do: 'Either the heart or one button in `end`.',
      dont: 'Both, and a menu. The name is left with no room on phones.',
    },
    {
      do: '`blocked` in words where somebody cannot be met here.',
      dont: 'Leave the price: it is replaced by the reason.',
    },
  ],
  anatomy: [
    { part: 'Place', is: 'The number in a chart; with `lg` an outline half behind the picture' },
    { part: 'Face', is: 'Round, with a ring when live; with `lg` a picture with the state on it' },
    { part: 'Name and age', is: 'A heading; its link covers the whole line' },
    { part: 'Tagline', is: 'One line; in a chart it may wrap' },
    { part: 'State and price', is: 'A badge, with `sm` a quiet word; coins per minute or “Free”' },
    { part: 'End', is: 'One button; below the words where there is no room' },
    { part: 'Follow', is: 'The heart' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the name, then the button, then the heart' },
    { keys: 'Enter', does: 'On the name: opens the profile' },
    { keys: 'Enter, Space', does: 'On the heart: follow or not' },
  ],
  screenReader: [
    'An article; the place is read first, then a heading whose link is the name.',
    'Age, state and price are text beside it. Face and picture are decoration.',
    'The heart is named “Follow Mira Solène” and says whether it is pressed.',
  ],
  mocks: ['desktop-top-cams'],
  alsoCalled: ['list item', 'row', 'user row', 'leaderboard entry', 'compact card', 'ranking'],
} satisfies ComponentDocs;
