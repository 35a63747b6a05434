import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A picture or video in a contest with the button that votes for it: a tile among others, or large on its own page. `VotesUsed`, on this page as well, says how many votes are spent.',
  insteadUse: [
    { component: 'TeamVote', when: 'one of two teams gets the vote' },
    { component: 'MediaCard', when: 'it is watched or bought and nobody votes' },
    { component: 'StarRating', when: 'a chat is rated' },
    { component: 'ToggleButton', when: 'it is liked, without a limit' },
  ],
  rules: [
    {
      do: 'Say how many votes are left in `votesLeft`. It is part of the button’s name.',
      dont: 'Let guests find out by a refusal.',
    },
    {
      do: 'Let a given vote be taken back, also when all are used.',
      dont: 'A vote that is final without saying so before.',
    },
    {
      do: 'With `ageCheck` keep the button: it leads to the check. The message says so.',
      dont: 'A disabled button for something that can be solved.',
    },
    {
      do: 'After the end, show places by `rank` and no button.',
      dont: 'Sort entries by votes while the contest runs, unless the rules say so.',
    },
  ],
  anatomy: [
    { part: 'Picture or video', is: 'A picture is 4:5; a guest’s own vote frames it' },
    { part: 'Badges', is: '“Your vote”, and the place after the end' },
    { part: 'Name', is: 'A heading that leads to the entry' },
    { part: 'Votes', is: 'How many there are, below the name' },
    { part: 'Button', is: '“Vote” or “Take back”' },
    { part: 'Message', is: 'Why a vote did not count, or what comes first' },
    { part: 'VotesUsed', is: 'Dots with the same as a sentence; no page uses it yet' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the controls of a video, the name, the button' },
    { keys: 'Enter, Space', does: 'Votes or takes the vote back; the focus stays on the button' },
  ],
  screenReader: [
    'An article with a heading. The picture is read by `pictureAlt`.',
    'The button changes its name with what it does: “Vote Tessa Moon, 3 votes left”, “Take back Tessa Moon, …”. It is busy while the vote is on its way.',
    'Message and `VotesUsed` are statuses; that of the message is there before it comes. The dots are hidden.',
  ],
  alsoCalled: ['poll', 'vote card', 'submission', 'competition', 'photo contest'],
} satisfies ComponentDocs;
