import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'One vote between two teams, with what all votes say so far. `TeamBanner`, which shows the two teams with captains and points, is documented here, too.',
  insteadUse: [
    { component: 'ContestEntry', when: 'one of many pictures or videos gets a vote' },
    { component: 'RadioGroup', when: 'there are more than two choices, or it is no vote' },
    { component: 'SegmentedControl', when: 'two views are switched' },
    { component: 'ToggleButtonGroup', when: 'like and dislike of one thing' },
  ],
  rules: [
    {
      do: 'Say in `message` whose vote counts, and offer to take it back.',
      dont: 'A vote that cannot be corrected while voting is open.',
    },
    {
      do: 'When the age has to be checked first, say so and lead there with `next`.',
      dont: 'Let people choose and refuse afterwards.',
    },
    {
      do: 'Keep a team on the same side, with the same colour, in banner and vote.',
      dont: 'Sort by who leads. The sides would jump.',
    },
    {
      do: 'Write shares and points as figures.',
      dont: 'Show the bar alone.',
    },
  ],
  anatomy: [
    { part: 'Options', is: 'Two cards: radio, colour of the team, name, share' },
    { part: 'Bar', is: 'Both shares as lengths; decoration' },
    { part: 'Message', is: 'Your vote, the winner, or what comes first' },
    { part: 'Total', is: 'How many voted' },
    { part: 'Take back, next, submit', is: 'Undo; the age check; a button without script' },
    { part: 'Banner', is: 'Two pictures with captain, name, points, and who won' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the vote, then to “Take back” or the way to the check' },
    { keys: 'Arrow keys', does: 'Choose the other team: the vote is cast at once' },
    { keys: 'Space', does: 'Votes for the team that has the focus' },
  ],
  screenReader: [
    'A group of radios named by `label`; each is team and share: “Aurora 54 %”.',
    'The message is a status. The group is busy while a vote is sent (`aria-busy`) and disabled when closed or before the age check.',
    'Colours and bar are decoration.',
    'The banner is a picture with its text and a heading for each team; “vs” is not read.',
  ],
  alsoCalled: ['poll', 'vote', 'versus', 'battle', 'duel', 'survey'],
} satisfies ComponentDocs;
