import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The page before and after a live chat. Before: the performer’s picture and one question in place of the chat. After: why it ended, with the receipt in its own panel on desktops. Its parts `RoomTerms` (what it costs), `FreeCoins` (what is free), `RoomDoorFoot` (the way to the other form) and `RoomNext` (who else is live) are documented here, too.',
  insteadUse: [
    { component: 'LiveRoom', when: 'the chat is running' },
    { component: 'ConfirmCharge', when: 'the question is asked over another page' },
    { component: 'ChatOptions', when: 'the guest still chooses how to meet somebody' },
    { component: 'ChatEndSummary', when: 'only the receipt is needed, without the page around it' },
  ],
  rules: [
    {
      do: 'State price, billing and what happens at zero before the button.',
      dont: 'Start a chat, or a charge, by opening the page.',
    },
    {
      do: 'Put `FreeCoins` above every price that it spares.',
      dont: 'Free coins below the button, where they look like small print.',
    },
    {
      do: 'Set `bare` when the content brings its heading, as `ChatEndSummary` does.',
      dont: 'A `title` together with `bare`: it is not drawn.',
    },
    {
      do: 'At most five performers in `RoomNext`, chosen because they are live.',
      dont: 'A countdown that opens the next chat.',
    },
  ],
  anatomy: [
    {
      part: 'Picture',
      is: 'The performer, in the place of the stage; blurred at the top behind a receipt',
    },
    {
      part: 'Back',
      is: 'Link over the picture, to where the guest came from: a pill with its words on wide screens, else round; after a chat a cross',
    },
    { part: 'Who', is: 'Name and state over the picture' },
    {
      part: 'Person',
      is: 'At the foot of the picture on wide screens: a line, rating, place and age',
    },
    { part: 'Close', is: 'A second way out, at the top of the question on wide screens' },
    { part: 'Action', is: 'Over the picture at its end: Follow' },
    { part: 'Title', is: 'The heading of the page, with the price of a minute beside it' },
    {
      part: 'Content',
      is: 'Terms, free coins and a form or button; the receipt; or why the room is closed',
    },
    { part: 'Receipt', is: 'After a chat: `ChatEndReceipt`, in the place of the chat' },
    { part: 'Foot', is: 'Last in a form: `RoomDoorFoot`, the way to the other one' },
    { part: 'Below', is: 'Ways on, wider than the question: `RoomNext`' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the way back, then through the question, then to what is below' },
    { keys: 'Enter', does: 'On the way back: leaves. In a form of the content: sends it' },
  ],
  screenReader: [
    'The title is a heading of level 1 and can be given the focus by script.',
    'The picture is hidden; name and state are text. The name at the foot of the picture is for the eye alone.',
    '`RoomTerms` is a list, with a price where none stands beside the title. `FreeCoins` and `RoomNext` are regions named by their titles.',
  ],
  alsoCalled: [
    'lobby',
    'waiting room',
    'pre-join',
    'start screen',
    'end screen',
    'join',
    'landing',
  ],
} satisfies ComponentDocs;
