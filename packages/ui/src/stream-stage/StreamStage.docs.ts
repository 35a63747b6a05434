import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The live picture of a chat with what lies over it: connecting, weak, lost, ended, and the guest’s own camera in a corner (`SelfView`). A lost stream is tried again by itself.',
  insteadUse: [
    { component: 'VideoPlayer', when: 'a recording plays, or television with controls' },
    { component: 'LivePreview', when: 'a few silent seconds are shown on a tile' },
    { component: 'RoomDoor', when: 'the chat has not begun, or is over and the receipt is shown' },
    { component: 'LiveRoom', when: 'the whole page is needed: it has a place for this' },
  ],
  rules: [
    {
      do: 'Pass the state of the chat; the stage finds out about the stream itself.',
      dont: 'Set `ended` because the picture is late.',
    },
    {
      do: 'Set `paused` when the meter stops on a weak line: the notice says so.',
      dont: '`weak` for that, too. Guests would believe that they pay for what they cannot see.',
    },
    {
      do: 'Leave room at the corners for the self view; it may be put into any of them.',
      dont: 'Controls with fixed places in all four corners.',
    },
    {
      do: '`portrait` for an upright phone picture on a wide stage.',
      dont: '`cover` there: it cuts off most of the picture.',
    },
  ],
  anatomy: [
    { part: 'Poster', is: 'The picture of the performer, blurred, until the stream is there' },
    { part: 'Video', is: '`cover`, `contain` or `portrait`; the last frame stays when it stalls' },
    { part: 'Notice', is: 'In the middle: what is going on, and “Try now” when it is lost' },
    { part: 'Self view', is: 'Camera on, off, or not allowed with the way to allow it' },
    { part: 'Handle', is: 'Over the self view: moves it to another corner' },
    { part: 'Children', is: 'Whatever else lies over the picture' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To “Try now” when the stream is lost, then to the handle' },
    { keys: 'Arrow keys', does: 'On the handle: move the self view to the corner on that side' },
    { keys: 'Enter, Space', does: 'On “Try now”: connects at once' },
  ],
  screenReader: [
    'The video is named after the performer: “Live video of Mira Solène”.',
    'What goes on is a status; it is empty while the picture runs. The seconds to the next try are not read out.',
    'The self view is a group named “Your camera”; its new corner is announced: “Top left”.',
    'A self view that is off or not allowed says so in text.',
  ],
  mocks: ['desktop-live-room', 'mobile-live', 'board-states'],
  alsoCalled: [
    'video',
    'live video',
    'stage',
    'webcam',
    'stream',
    'self view',
    'picture in picture',
  ],
} satisfies ComponentDocs;
