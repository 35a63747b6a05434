import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Turns a setting on or off, at once: notifications, discreet pictures, automatic top-up.',
  insteadUse: [
    { component: 'Checkbox', when: 'it is sent with a form, or agrees to something' },
    { component: 'ToggleButton', when: 'it is an action on something in sight: follow, mute' },
    { component: 'SegmentedControl', when: 'two views are switched and neither is “off”' },
  ],
  rules: [
    {
      do: 'Works at once and shows `pending` until the server has answered.',
      dont: 'A switch with a Save button below.',
    },
    { do: 'Name what is on: “Mail about messages”.', dont: '“Disable mail”: on would mean off.' },
    {
      do: 'Go back and say why, when it failed (`error`).',
      dont: 'Show on what the server refused.',
    },
  ],
  anatomy: [
    { part: 'Label', is: 'With a description below; the whole row is pressed' },
    { part: 'Track and knob', is: 'At the end of the row' },
    { part: 'Error', is: 'Below' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to it' },
    { keys: 'Space', does: 'Turns it on or off' },
  ],
  screenReader: [
    'A switch (`role=switch`) that says on or off, with label and description as its name. An error is its description, and it is busy while the server has not answered.',
  ],
  mocks: ['desktop-settings-notifications'],
  alsoCalled: ['toggle', 'on off'],
} satisfies ComponentDocs;
