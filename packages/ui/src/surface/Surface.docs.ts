import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The ground that things lie on: a card, a raised panel, an overlay or a sunken well. It brings colour, radius, padding and shadow, and no meaning of its own.',
  insteadUse: [
    { component: 'PanelCard', when: 'the first few of a list are shown, with the way to all' },
    { component: 'Note', when: 'it tells the guest something' },
    { component: 'Dialog', when: 'it lies over the page and needs an answer' },
    { component: 'Section', when: 'a part of a page needs a name, but no ground' },
  ],
  rules: [
    {
      do: 'With `interactive`, put one link with the class `vx-stretched` inside.',
      dont: 'A click handler on the card, or a second link beneath the stretched one.',
    },
    {
      do: 'Choose `level` by height: a card is `surface`, what lies on a card is `sunken`.',
      dont: 'A card on a card on a card. Space separates as well.',
    },
    {
      do: 'Set `as` and a name where it is a region or an article.',
      dont: 'Say by `selected` alone that something is chosen; the control inside has to say it.',
    },
  ],
  anatomy: [
    {
      part: 'Ground',
      is: 'Colour, hairline and shadow of the level; none of it in a well but colour',
    },
    { part: 'Padding', is: 'None, small, medium or large; the same on all sides' },
    { part: 'Content', is: 'Anything' },
  ],
  keyboard: [],
  screenReader: [
    'A plain `div`, or the element given in `as`.',
    'With `aria-label` or `aria-labelledby` and a fitting element it is named.',
    '`interactive` and `selected` are looks; neither is announced.',
  ],
  alsoCalled: ['card', 'panel', 'paper', 'box', 'container', 'well', 'tile'],
} satisfies ComponentDocs;
