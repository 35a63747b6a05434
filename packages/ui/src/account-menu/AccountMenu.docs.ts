import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The guest’s own corner of the top bar on wide screens: a picture that opens links, theme, language and the way to log out.',
  insteadUse: [
    { component: 'MobileMenu', when: 'on phones' },
    { component: 'Menu', when: 'the actions belong to one thing, such as a conversation' },
    { component: 'SideNav', when: 'all pages of the settings are listed beside their content' },
    { component: 'Footer', when: 'a visitor without an account chooses theme or language' },
  ],
  rules: [
    {
      do: 'Link the few places a guest returns to: library, chats, statement.',
      dont: 'Repeat the main navigation or every page of the settings.',
    },
    {
      do: 'Write each language in its own name: “Deutsch”, “English”.',
      dont: 'Flags, or names translated into the language of the page.',
    },
    {
      do: 'Give `theme.action` and `logOut.action` real addresses. Both are forms and work without script.',
      dont: 'Log out by a link: a prefetch would follow it.',
    },
  ],
  anatomy: [
    {
      part: 'Picture',
      is: 'The button. Shows the first letter of the name if there is no picture',
    },
    { part: 'Head', is: 'Name, and a note such as the e-mail address' },
    { part: 'Links', is: 'Icon and words, one per line' },
    { part: 'Theme', is: 'A row of buttons; the chosen one is filled' },
    { part: 'Language', is: 'A row of links; the current one is filled and has a tick' },
    { part: 'More', is: 'Further links, such as the other version of the site' },
    { part: 'Log out', is: 'Last, below a line' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the picture, then through the open panel; leaving it closes it',
    },
    {
      keys: 'Enter, Space',
      does: 'On the picture: opens and closes. On a theme: chooses it, and the panel stays open',
    },
    { keys: 'Enter', does: 'On a link: follows it and closes the panel' },
    { keys: 'Escape', does: 'Closes it and returns the focus to the picture' },
  ],
  screenReader: [
    'A disclosure (`details`), not a menu. The picture is named “Account: Jonas”, and the browser says whether it is open.',
    'The links are a navigation named “Account”; the languages are another one, named by their label.',
    'The chosen theme is pressed (`aria-pressed`). The current language has `aria-current`, and each is read in its own language.',
  ],
  alsoCalled: ['user menu', 'profile menu', 'avatar menu', 'profile dropdown', 'logout'],
} satisfies ComponentDocs;
