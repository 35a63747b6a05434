import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Tasks of an event with what each brings, and a button to claim it. As a list, or as `milestones` along one line.',
  insteadUse: [
    { component: 'RewardCard', when: 'something is redeemed for points' },
    { component: 'PointsCard', when: 'one sum of points grows' },
    { component: 'DailyBonusCalendar', when: 'there is something each day' },
    { component: 'TippingGoal', when: 'all guests work towards one goal' },
  ],
  rules: [
    {
      do: 'Say what to do and how often: “Watch three videos of the season”.',
      dont: '“Video fan II”. A task is not a badge.',
    },
    {
      do: 'Give a `status` in words to every task: “2 of 3”, “Done”.',
      dont: 'Leave it to the bar or the colour.',
    },
    {
      do: 'Keep claimed tasks in their place.',
      dont: 'Sort while somebody is claiming. The next press would hit another task.',
    },
    {
      do: '`milestones` only where one step follows the other.',
      dont: 'A line through tasks that can be done in any order.',
    },
  ],
  anatomy: [
    { part: 'Head', is: 'Title, and a note such as “2 of 4 done”' },
    { part: 'Mark', is: 'An icon; a tick once it is claimed' },
    { part: 'Task', is: 'Title, text, reward; a bar while it is open' },
    { part: 'End', is: 'The claim button, the status, or something else such as “Remind me”' },
    { part: 'Empty', is: 'A sentence instead of tasks' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves among the claim buttons and what stands at the end of a task' },
    { keys: 'Enter, Space', does: 'Claims the reward' },
  ],
  screenReader: [
    'A region named by its title, with an ordered list.',
    'A claim button names its reward: “Claim: 100 points”. It is busy while the server answers.',
    'What was received (`result`) is announced politely; the eye sees the changed task.',
    'Icon and bar are hidden. The status says the same.',
  ],
  alsoCalled: ['quests', 'missions', 'tasks', 'achievements', 'checklist', 'stepper'],
} satisfies ComponentDocs;
