import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The top of a performer’s page. On wide screens `ProfileCover` is the wide picture and `ProfileHead` the face and name over its edge; on phones `ProfileHero` is both in one. `RatingBars` shows how guests rated.',
  insteadUse: [
    { component: 'PerformerTile', when: 'it leads to that page' },
    { component: 'OverviewHead', when: 'it is the guest’s own page' },
    { component: 'HeroBillboard', when: 'it opens the home page' },
    { component: 'Facts', when: 'there is more to know than one line' },
  ],
  rules: [
    {
      do: 'Facts in one line: age, town, languages.',
      dont: 'Prices or buttons in the head. `ChatOptions` stands beside it.',
    },
    {
      do: 'With `ProfileHead`, say the state in words close by: the ring is colour alone.',
      dont: 'Rely on the ring. `ProfileHero` brings its badge.',
    },
    {
      do: '`verified` when identity and age were checked.',
      dont: 'As a reward, or for money.',
    },
    {
      do: 'Ratings with what they come from: “From 412 chats”.',
      dont: 'A percentage of three ratings.',
    },
  ],
  anatomy: [
    { part: 'ProfileCover', is: 'A wide picture; a preview may run over it' },
    { part: 'ProfileHead', is: 'Face with its ring, name, seal, facts' },
    { part: 'ProfileHero', is: 'A picture that fills the top, on it badges, name, seal, facts' },
    { part: 'Children', is: 'In `ProfileHero`: what lies over the picture, back and share' },
    { part: 'RatingBars', is: 'Title and total, a line per question, where it comes from' },
  ],
  keyboard: [],
  screenReader: [
    'The name is the heading of the page; the seal in it is an image “Verified”.',
    'Cover and hero picture have the alt text that is given. The face is an image of name and state: “Mira Solène, Live”.',
    'Ratings are a region with terms and values; the bars are not read.',
  ],
  mocks: ['desktop-profile', 'mobile-profile'],
  alsoCalled: ['profile header', 'cover photo', 'banner', 'bio', 'user header', 'rating breakdown'],
} satisfies ComponentDocs;
