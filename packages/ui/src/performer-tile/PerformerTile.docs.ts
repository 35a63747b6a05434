import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A performer in a grid: who, whether live, what a minute costs. The whole tile leads to the profile.',
  insteadUse: [
    { component: 'PerformerLine', when: 'in lists and narrow columns' },
    { component: 'PerformerTable', when: 'numbers of a chart are compared on wide screens' },
    { component: 'HeroBillboard', when: 'one performer opens the page' },
    { component: 'StoryBar', when: 'it only matters who is new or live' },
  ],
  rules: [
    {
      do: 'Show the price where one can be paid; free chats say “Free”.',
      dont: 'A price of somebody who is blocked here. `blocked` says why instead.',
    },
    {
      do: 'At most two words of your own in `badges`; state and VIP come by themselves.',
      dont: 'Badges that cover the face.',
    },
    {
      do: 'Give `palette`: the colours stand there before the picture.',
      dont: 'Grey boxes while pictures load.',
    },
    {
      do: '`priority` for the first row only.',
      dont: '`priority` everywhere: everything would come late.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: '4:5, with state, VIP and further words at the top' },
    { part: 'Name and age', is: 'The link of the whole tile, and a heading' },
    { part: 'Price', is: 'Coins per minute, real money below; beneath the name in narrow columns' },
    { part: 'Tagline', is: 'One line' },
    { part: 'Follow', is: 'The heart over the picture' },
    { part: 'Preview', is: 'On hover or by its button, without sound, 5 s (VIP 20 s)' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link, then to the heart, then to the preview' },
    { keys: 'Enter', does: 'Opens the profile' },
    {
      keys: 'Space, Enter',
      does: 'On the heart: follow or not. On play: starts and ends the preview',
    },
  ],
  screenReader: [
    'An article with a heading. Its link says all: “Mira Solène 27, live, 12 coins per minute, €3.00”.',
    'Price and badges are decoration beside it and not read twice.',
    'The preview button says whether it runs (`aria-expanded`).',
  ],
  mocks: ['desktop-home', 'mobile-home'],
  alsoCalled: ['card', 'model card', 'profile card', 'thumbnail'],
} satisfies ComponentDocs;
