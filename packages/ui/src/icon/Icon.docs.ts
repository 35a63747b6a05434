import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A Phosphor icon in the colour of the text around it. The “All” story searches every glyph by name.',
  insteadUse: [
    { component: 'IconButton', when: 'it can be pressed' },
    { component: 'CoinIcon', when: 'it stands before an amount of coins' },
    { component: 'PresenceDot', when: 'it says whether somebody is online' },
    { component: 'Logo', when: 'it is the sign of the brand' },
  ],
  rules: [
    {
      do: 'Regular at rest, `fill` for active or over pictures, `bold` for tiny signs, `duotone` in empty states.',
      dont: 'Mix weights in one row for decoration.',
    },
    {
      do: 'Give `label` only where no words stand beside it.',
      dont: 'Label an icon next to its own word: it would be read twice.',
    },
    {
      do: 'Choose one of the sizes: 14, 16, 20, 24, 32 or 72 px.',
      dont: 'Scale it by a class of your own.',
    },
  ],
  anatomy: [
    { part: 'Glyph', is: 'A constant of `@vx/ui/icons`, drawn as paths' },
    { part: 'Second tone', is: 'With `duotone`: the area, at a fifth of the colour' },
  ],
  keyboard: [],
  withoutStates: 'A glyph takes the colour, and with it the state, of what it stands in.',
  screenReader: ['Hidden, unless `label` is given.', 'With `label` it is an image of that name.'],
  mocks: ['board-components'],
  alsoCalled: ['glyph', 'symbol', 'pictogram', 'SVG', 'Phosphor'],
} satisfies ComponentDocs;
