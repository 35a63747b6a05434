import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A row of faces at the top of a page: who is live and who has something new. Each face leads to the performer.',
  insteadUse: [
    { component: 'PerformerTile', when: 'price and picture decide, in grids' },
    { component: 'Rail', when: 'on desktop: followed performers stand there' },
    { component: 'MediaRow', when: 'larger cards scroll sideways' },
    { component: 'AvatarStack', when: 'several people are one thing: “Zuri, Kaia and 4 more”' },
  ],
  rules: [
    {
      do: 'Order by what is worth a look: live first, then unseen, then seen.',
      dont: 'An order that changes under the thumb while one scrolls.',
    },
    {
      do: 'First names; the full name is on the profile.',
      dont: 'Names that need two lines.',
    },
    {
      do: 'Set `seen` only for performers with something new.',
      dont: 'An unseen ring just to bring somebody to mind.',
    },
  ],
  anatomy: [
    { part: 'Face', is: 'Round. A ring says live, unseen or seen; none where nothing is new' },
    { part: 'LIVE', is: 'A word at the ring’s edge, for live and free chats' },
    { part: 'Name', is: 'Below the face' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves from face to face; the row scrolls along' },
    { keys: 'Enter', does: 'Opens the performer' },
  ],
  screenReader: [
    'A navigation with the given name, a list of links.',
    'Each link is the name with the state in words, and “new” where something is unseen: “Tessa, Online, New”.',
    'Face, ring and the drawn word are hidden.',
  ],
  mocks: ['mobile-home'],
  alsoCalled: ['stories', 'story tray', 'avatars', 'highlights', 'bubbles', 'live row'],
} satisfies ComponentDocs;
