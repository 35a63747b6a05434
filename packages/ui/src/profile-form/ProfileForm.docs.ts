import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'What others see of the guest: picture and a few fields, saved as one section. `SettingsRows` lists facts of the account that are changed elsewhere, one a row, and `SettingsFold` is such a row that opens its form in place; they stand in this story, too.',
  insteadUse: [
    { component: 'SignUpForm', when: 'the account does not exist yet' },
    { component: 'MoneyControls', when: 'the rows are settings about money' },
    { component: 'Facts', when: 'nothing can be changed' },
    { component: 'PhoneVerification', when: 'a number is confirmed' },
  ],
  rules: [
    {
      do: 'Say at each field who sees it: “Visible in chats and comments”.',
      dont: 'A sentence about privacy at the end of the page.',
    },
    {
      do: 'Keep `status` true: nothing changed, not saved yet, saved, failed.',
      dont: 'A message that disappears while somebody looks away.',
    },
    {
      do: 'When it failed, say that nothing was saved, and what is wrong at the field.',
      dont: 'Save half of it.',
    },
    {
      do: '`live` in a row whose text answers its button.',
      dont: 'A toast for what the row can say itself.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'Face, what is asked of a picture, change and remove, its own error' },
    { part: 'Fields', is: 'Text fields and selects in two columns, one on phones' },
    { part: 'Problem', is: 'A red note above the foot, when saving failed' },
    { part: 'Foot', is: 'The state in words, discard once something changed, save' },
    {
      part: 'SettingsFold',
      is: 'Icon, title, text and “Change”; the form stands below once it is open',
    },
    { part: 'SettingsRows', is: 'Icon, title, text, and a badge or button at the end' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On a `SettingsFold`: opens and closes its form' },
    { keys: 'Tab', does: 'To change and remove, the fields, discard, save' },
    { keys: 'Enter', does: 'In a text field: sends the form' },
    { keys: 'Space', does: 'On “Change picture”: opens the choice of files' },
  ],
  screenReader: [
    'A form with the given name. Errors stand at their fields; with `onSave` the browser’s own bubbles are off.',
    '“Change picture” is a native file field, described by what is asked of it, or by its error.',
    'The state is a status message; a failure and an error of the picture are alerts.',
    'The rows are a list with a name; the text of a `live` row is a status message.',
  ],
  alsoCalled: [
    'account form',
    'edit profile',
    'avatar upload',
    'file upload',
    'settings',
    'save bar',
  ],
} satisfies ComponentDocs;
