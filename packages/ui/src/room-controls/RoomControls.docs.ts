import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The buttons of a running chat: sound, microphone, camera, quality, full screen, and End. A bar below the picture on desktop, a column over it on phones. `EndChatButton` is End alone.',
  insteadUse: [
    { component: 'VideoPlayer', when: 'a recording plays: it brings its own controls' },
    { component: 'ToggleButton', when: 'it is follow or like' },
    { component: 'QuickActions', when: 'ways to go on are offered outside of a chat' },
    { component: 'Menu', when: 'there are many rare actions: put them behind `more`' },
  ],
  rules: [
    {
      do: 'Keep End in its place and working from the first second.',
      dont: 'Ask before ending, hide it in a menu, or move it when other buttons appear.',
    },
    {
      do: 'Name what a press does now: “Mute”, then “Unmute”.',
      dont: '“Microphone” for both states. There is no pressed state to tell them apart.',
    },
    {
      do: 'Say in `blocked` why the browser refuses and where to allow it.',
      dont: 'Disable the button: nobody would learn the reason.',
    },
    {
      do: 'On phones put `EndChatButton` at the top of the picture and leave `end` out here.',
      dont: 'End at the bottom of the column, beside the camera.',
    },
    {
      do: 'On phones at most three buttons: `more` without `onMore` folds what is rarely needed.',
      dont: 'A column of five over the picture.',
    },
  ],
  anatomy: [
    { part: 'Reason', is: 'Above the bar: why a blocked device cannot be used' },
    { part: 'Sound, microphone, camera', is: 'Round buttons; a struck icon means off' },
    { part: 'Quality', is: 'Opens a few choices above it; none with fewer than two qualities' },
    { part: 'Picture in picture, full screen', is: 'Only where a handler is given' },
    {
      part: 'More',
      is: 'Everything else of the room; without a handler of its own it holds quality, picture in picture and full screen',
    },
    { part: 'Price', is: 'In the middle of the bar, per minute' },
    { part: 'Children, End', is: 'Follow and the like, then End' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Stops at every button, so End is never skipped' },
    { keys: 'Arrow keys', does: 'To the next or previous button, round the ends' },
    {
      keys: 'M, C',
      does: 'Microphone and camera, from anywhere in the room but an input field',
    },
    {
      keys: 'Escape',
      does: 'Hides the reason; closes what “More” or the quality opened and returns to its button',
    },
  ],
  screenReader: [
    'A toolbar, horizontal or vertical, named “Chat controls”.',
    'The reason of a blocked device is a status and is read when the button is pressed.',
    'The quality button and “More” say whether they are open (`aria-expanded`); the choices are radios in a group.',
    'While it ends, End is busy (`aria-busy`) and keeps its name.',
  ],
  mocks: ['desktop-live-room', 'mobile-live'],
  alsoCalled: ['call controls', 'toolbar', 'hang up', 'leave', 'mute', 'camera', 'dock'],
} satisfies ComponentDocs;
