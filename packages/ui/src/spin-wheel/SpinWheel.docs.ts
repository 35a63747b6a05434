import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The daily wheel. The server has drawn before it turns; the wheel shows the way to the prize, and the way can be skipped.',
  insteadUse: [
    { component: 'SeasonGameFrame', when: 'a seasonal game is played: reels, targets, a hunt' },
    { component: 'DailyBonusCalendar', when: 'there is one gift a day and nothing is drawn' },
    { component: 'OddsTable', when: 'the chances are shown: always beside it' },
  ],
  rules: [
    {
      do: 'Go `asking`, `turning` with `prizeId`, then `result`.',
      dont: 'Turn while the server is still being asked: the wheel would not know where to stop.',
    },
    {
      do: 'Draw segments of equal size and publish the real chances beside the wheel.',
      dont: 'Suggest by the drawing that all prizes are equally likely.',
    },
    {
      do: 'Say when the next free spin comes, in `note`.',
      dont: 'Sell spins here, or blink when none is left.',
    },
    {
      do: 'On an error say that the spin is not used up.',
      dont: 'Let the wheel turn to nowhere.',
    },
  ],
  anatomy: [
    { part: 'Scene', is: 'A picture of the season behind it' },
    { part: 'Title and text', is: 'A heading, and that it is free' },
    { part: 'Count', is: 'Spins that are ready, as a badge' },
    {
      part: 'Wheel',
      is: 'Usually eight prizes, clockwise from the top; rim and pointer stand still',
    },
    { part: 'Result, error', is: 'In words below the wheel' },
    { part: 'Button', is: 'Spins; shows the result while it turns; disabled when none is left' },
    { part: 'Note', is: 'When the next spin comes' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the button, the only control' },
    {
      keys: 'Enter, Space',
      does: 'Spins. Again while it turns: goes straight to the result. The focus stays on the button',
    },
  ],
  screenReader: [
    'A region named by its title. The wheel is one image with the name in `label`; prizes are in the table beside it.',
    'The result is a status, empty until the wheel stands still. An error is an alert.',
    'While the server is asked the button is busy (`aria-busy`).',
    'With reduced motion the wheel does not turn and the result comes at once.',
  ],
  alsoCalled: ['wheel of fortune', 'lucky wheel', 'prize wheel', 'spinner game', 'raffle'],
} satisfies ComponentDocs;
