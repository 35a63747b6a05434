import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The page of a running chat: picture, meter, controls and words, on a desktop beside each other, on a phone over the picture. It shows at every moment what it costs and how it ends.',
  insteadUse: [
    { component: 'RoomDoor', when: 'the chat has not begun' },
    { component: 'ChatEndSummary', when: 'it is over; `RoomDoor` is the page around it' },
    { component: 'VideoPlayer', when: 'the picture is not live' },
  ],
  rules: [
    {
      do: 'End in sight from second 0, in the same place, whatever opens.',
      dont: 'A panel or warning over End.',
    },
    {
      do: 'Top up beside the picture (`panel`): the chat goes on.',
      dont: 'A dialog over a running chat.',
    },
    {
      do: 'A free chat has no meter, a voyeur no composer: leave them out.',
      dont: 'Show them disabled.',
    },
  ],
  anatomy: [
    { part: 'Stage', is: 'A `StreamStage` with name, state and badges above it' },
    { part: 'Meter', is: 'A `BillingMeter`: panel on desktop, pills on phones' },
    { part: 'Controls', is: '`RoomControls` as a bar or a column, and `EndChatButton`' },
    { part: 'Chat', is: 'Head, transcript, gifts, composer' },
    { part: 'Panel', is: 'Above the lines: top-up, gifts. On phones a `Sheet`' },
    { part: 'Summary', is: 'Receipt and rating over the stage, after the end' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'First a link that skips to the chat, then the stage, controls, chat' },
    { keys: 'Escape', does: 'Closes an open panel; the focus goes back to what opened it' },
  ],
  screenReader: [
    'Two landmarks, “Video of Mira” and the chat, with links from one to the other.',
    'The name of the performer is the heading of the page.',
    'The time that runs on the stage is not read; the meter says what matters.',
  ],
  mocks: ['desktop-live-room', 'mobile-live'],
  alsoCalled: ['chat room', 'call screen', 'stream page', 'video chat'],
} satisfies ComponentDocs;
