import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A video, clip, audio or album to choose: what it is, how long, what it costs or that it is owned.',
  insteadUse: [
    { component: 'PurchaseBox', when: 'it is bought here and now' },
    { component: 'LockedMedia', when: 'paid media stand in a message or post' },
    { component: 'PerformerTile', when: 'it leads to a person' },
  ],
  rules: [
    {
      do: '16:9 for videos, 1:1 for albums.',
      dont: 'Mix ratios in one row: titles would not line up.',
    },
    {
      do: 'Show the old price only where it was really asked (`was`).',
      dont: 'A struck price as decoration.',
    },
    {
      do: '`progress` for what was begun, with what is left as its length.',
      dont: 'Progress on what nobody has watched.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'With badges at the top, length at the bottom, lock or progress' },
    { part: 'Title', is: 'The link of the whole card, and a heading' },
    { part: 'Second line', is: 'Performer, age, likes' },
    { part: 'Access', is: 'Price, free, owned; VIP stands on the picture' },
    { part: 'Select', is: 'A checkbox in the corner, in the library' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link, then to the checkbox where there is one' },
    { keys: 'Enter', does: 'Opens it' },
  ],
  screenReader: [
    'An article with a heading. Its link says title, length, progress, whether it is locked, and price: nothing else has to be read.',
    'A struck price is read as “before …”.',
  ],
  mocks: ['desktop-video', 'desktop-library'],
  alsoCalled: ['video card', 'thumbnail', 'tile', 'product card'],
} satisfies ComponentDocs;
