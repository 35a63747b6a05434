import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Opens a page about one thing, such as VIP, a contest or a season, with a wide picture and its title on it.',
  insteadUse: [
    { component: 'HeroBillboard', when: 'several performers or shows take turns' },
    { component: 'PageHeader', when: 'the page only needs a title' },
    { component: 'ProfileCover', when: 'the page belongs to a performer' },
    { component: 'Article', when: 'an article opens; take its `lead`' },
    { component: 'SeasonGameFrame', when: 'something is played in it' },
  ],
  rules: [
    {
      do: 'One per page, at the top. Its picture is loaded first.',
      dont: 'Banners between sections. They look like the start of another page.',
    },
    {
      do: 'Choose a picture with its subject on the right, or set `position`. The words stand on the left.',
      dont: 'A face behind the title.',
    },
    {
      do: 'One button, with the price in it and what it leads to in `note`.',
      dont: '“Learn more” beside “Become VIP” at the same weight.',
    },
    {
      do: '`low` where the page below matters more.',
      dont: 'A full banner above a list that guests come back to every day.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'Fills the banner, under a gradient; on phones above the words' },
    { part: 'Badges', is: 'What it is, and until when' },
    { part: 'Title', is: 'With a second line (`accent`), gold for VIP' },
    { part: 'Text', is: 'A sentence or two' },
    { part: 'Actions', is: 'One button, rarely two' },
    { part: 'Note', is: 'What it means for money' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves to its actions; nothing else takes the focus' }],
  screenReader: [
    'A heading of level 1 or 2, read together with its second line, then text, actions and note.',
    'The picture is read only with `pictureAlt`.',
  ],
  alsoCalled: ['hero', 'jumbotron', 'header image', 'masthead', 'promo banner'],
} satisfies ComponentDocs;
