import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Which alert comes which way: in the app, by push, by mail, for everyone who is followed and for single performers. A table, on phones one block a person.',
  insteadUse: [
    { component: 'Switch', when: 'there is one alert and one way' },
    { component: 'CheckboxGroup', when: 'a form sends several choices at once' },
    { component: 'NotificationCenter', when: 'the alerts themselves are shown' },
    { component: 'SettingsRows', when: 'each row has one thing to change' },
  ],
  rules: [
    {
      do: 'The default row first; others say “As default” or “Own choice”.',
      dont: 'Copy the default into every row, so that nobody sees who differs.',
    },
    {
      do: 'When push is blocked, say how to unblock it in this browser (`denied`).',
      dont: 'Buttons that are off without a reason.',
    },
    {
      do: 'Link what a channel lacks to the place where it is fixed (`fix`): “Confirm address”.',
      dont: 'A red badge alone.',
    },
    {
      do: 'Let an own choice be given back (`reset`).',
      dont: 'Make the guest press nine buttons to be back at the default.',
    },
  ],
  anatomy: [
    { part: 'Channels', is: 'Each with icon, name, state in a word, and what it lacks' },
    { part: 'Denied', is: 'A note: how to unblock push' },
    { part: 'Children', is: 'Quiet hours and the like' },
    { part: 'Table', is: 'A row per person, a column per event' },
    { part: 'Ways', is: 'In each cell one small button per channel; filled when on' },
    { part: 'Reset', is: 'Below the name, where there is an own choice' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From button to button, row by row; blocked ones are left out' },
    { keys: 'Enter, Space', does: 'Turns that way on or off' },
  ],
  screenReader: [
    'A table with a caption, on phones as well; performers and events are its headers.',
    'Each button says all of it: “Zuri Bell, Goes live: Email”, and whether it is pressed.',
    'While the server answers, the button is busy.',
    'With `form` it works without script.',
  ],
  mocks: ['desktop-settings-notifications'],
  alsoCalled: ['preferences', 'alert settings', 'matrix', 'toggle table', 'subscriptions', 'push'],
} satisfies ComponentDocs;
