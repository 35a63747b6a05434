import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The stage of a seasonal game: how many tries are left, the game, the result in words, and one button that plays. `SlotReels` and `TargetField`, the two stages that come with it, are documented here, too.',
  insteadUse: [
    { component: 'SpinWheel', when: 'the game is the daily wheel' },
    { component: 'DailyBonusCalendar', when: 'one door a day is opened, without a game around it' },
    { component: 'ChallengeList', when: 'tasks are done over days' },
    { component: 'ContestEntry', when: 'guests vote' },
  ],
  rules: [
    {
      do: 'Let the server draw first, then set `running` and show the way to the result.',
      dont: 'Decide the result in the browser, or by the guest’s speed or aim.',
    },
    {
      do: 'Give games of skill a `play` that reads “Play for me”.',
      dont: 'A game that a mouse alone can play.',
    },
    {
      do: 'Say what tries cost and when new ones come: “Free”, “New tries tomorrow at 00:00”.',
      dont: 'A countdown that hurries, or tries that can be bought here.',
    },
    {
      do: 'Publish the chances beside it, in an `OddsTable`.',
      dont: 'Chances in a help page only.',
    },
  ],
  anatomy: [
    { part: 'Scene', is: 'A picture of the season behind everything' },
    { part: 'Title', is: 'Only with `showTitle`; on phones the top bar has it' },
    { part: 'Headline and text', is: 'Tries left in words, and that it is free' },
    { part: 'Tries', is: 'The same as bars; decoration' },
    { part: 'Stage', is: '`SlotReels`, `TargetField`, a calendar or a stage of the season' },
    { part: 'Result, error', is: 'Once the game stands still; what failed' },
    { part: 'Button', is: 'Plays; goes to the result while it runs; disabled when it is over' },
    { part: 'Note', is: 'When tries come back and when it ends' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Through the things of a `TargetField`, then to the button' },
    { keys: 'Enter, Space', does: 'Picks a thing; plays; shows the result at once' },
  ],
  screenReader: [
    'A region named by the title, also when the title is not shown.',
    'The result is a status, said when the game stands still. An error is an alert.',
    '`SlotReels` is one image named by its middle line, hidden while it turns.',
    '`TargetField` is a named list: closed things are buttons, opened ones are text with what was found. The focus stays at the one that was picked.',
    'With reduced motion the result comes without the way there.',
  ],
  alsoCalled: [
    'mini game',
    'slot machine',
    'gamification',
    'event game',
    'shooting gallery',
    'hunt',
  ],
} satisfies ComponentDocs;
