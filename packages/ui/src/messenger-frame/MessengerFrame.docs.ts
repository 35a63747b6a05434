import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Puts the messenger together: conversations, the open one, and the person, side by side. It fills the window, so that the composer is always in sight; on phones list and conversation take turns.',
  insteadUse: [
    { component: 'Columns', when: 'a page scrolls as a whole and has something beside it' },
    { component: 'LiveRoom', when: 'it is a running chat with a picture' },
    { component: 'AppShell', when: 'the frame of any other page is meant; this one goes into it' },
  ],
  rules: [
    {
      do: 'The only child of an `AppShell` without footer.',
      dont: 'A heading or a banner above it inside the page: the composer would end below the window.',
    },
    {
      do: 'Set `shown` from the address: the list, or one conversation.',
      dont: 'Both on a phone, one below the other.',
    },
    {
      do: 'An `EmptyState` as children while nothing is chosen.',
      dont: 'Open the newest conversation by itself: it would count as read.',
    },
    {
      do: 'Keep in `info` what is good to know.',
      dont: 'Actions that stand only there. Below 1200 px it is left out.',
    },
  ],
  anatomy: [
    { part: 'List', is: 'A `ChannelList`; scrolls by itself' },
    { part: 'Conversation', is: 'A `Conversation`, or what stands there until one is chosen' },
    { part: 'Info', is: 'About the person, from 1200 px on' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Through list, conversation and info, in this order' }],
  screenReader: [
    'List and conversation bring their own names and headings.',
    'Info is a complementary region, named by `infoLabel`.',
    'What is not shown on phones is not read either.',
  ],
  mocks: ['desktop-messenger', 'mobile-messages', 'mobile-conversation'],
  alsoCalled: ['inbox', 'chat layout', 'split view', 'master detail', 'three columns', 'mail'],
} satisfies ComponentDocs;
