import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Shows where a guest’s age check stands (not done, running, rejected, accepted, revoked) and what to do next. A card on a page or in a dialog, or one line below the top bar.',
  insteadUse: [
    { component: 'AgeGate', when: 'a visitor only confirms being an adult, without proof' },
    { component: 'PhoneVerification', when: 'a phone number is confirmed' },
    { component: 'StatusBar', when: 'the message is about something else' },
  ],
  rules: [
    {
      do: 'One next step in `action`, with at most one quieter alternative.',
      dont: 'Two equal buttons. The guest has to work out which one continues.',
    },
    {
      do: 'Give a reason that can be acted on: “The picture was too dark to read”.',
      dont: '“Verification failed.” The next attempt will fail the same way.',
    },
    {
      do: 'Put the whole message of a `bar` into `title`.',
      dont: 'Count on `text`, `hints`, `steps` or `reason` there. A bar shows none of them.',
    },
    {
      do: 'Say how long the check takes and what is kept.',
      dont: 'Leave a guest with “pending” and no time.',
    },
  ],
  anatomy: [
    { part: 'Icon', is: 'Follows the state, as its colour does' },
    { part: 'Title and text', is: 'The state in a sentence, then what it means, also for money' },
    {
      part: 'Details',
      is: 'What is needed, the steps so far, the reason of a rejection, or what is kept and a bonus',
    },
    { part: 'Actions', is: 'The next step' },
    { part: 'Bar', is: 'Icon, title, action and a button that dismisses it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the actions; in a bar then to “Dismiss”' },
    { keys: 'Enter, Space', does: 'Presses them' },
  ],
  screenReader: [
    'The card is a region named by its title. Title and text are a status: a new state is announced politely.',
    'Steps are an ordered list. Each says its state after its name, and the running one is the current step (`aria-current`).',
    'A bar is a status as well. Icons are not read.',
  ],
  mocks: ['board-states'],
  alsoCalled: ['age verification', 'identity check', 'KYC', 'verification', 'AVS'],
} satisfies ComponentDocs;
