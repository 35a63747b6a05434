import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Plays a recording: a voice diary on its page, a recording in a post or list, a voice message in a conversation.',
  insteadUse: [
    { component: 'VideoPlayer', when: 'there is a picture to it' },
    { component: 'LockedMedia', when: 'the recording has to be bought first' },
    { component: 'MediaCard', when: 'recordings are chosen from a grid or list' },
  ],
  rules: [
    {
      do: 'Give the length in `seconds`. Nothing is loaded before a guest presses play.',
      dont: '“0:00” until the file has arrived.',
    },
    {
      do: 'Name what is heard: “Voice diary, Sunday”. Messages keep the name for screen readers.',
      dont: '“Audio 3” or the name of a file.',
    },
    {
      do: 'Pass about 40 `peaks`, measured from the recording.',
      dont: 'A random wave. Guests look for the quiet and the loud parts.',
    },
  ],
  anatomy: [
    { part: 'Play', is: 'Turns into pause; larger in a page' },
    { part: 'Title', is: 'Hidden from the eye in messages' },
    { part: 'Wave', is: 'Decoration; what was heard is coloured' },
    {
      part: 'Position',
      is: 'A slider over the wave, its handle shown once it has been played; a plain one where there are no `peaks`',
    },
    { part: 'Facts', is: 'Time and length, who it is from, “Played” or that it failed' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to play, then to the position' },
    { keys: 'Enter, Space', does: 'On play: plays and pauses' },
    { keys: 'Arrow keys', does: 'On the position: one second back or forward' },
    { keys: 'Home, End', does: 'On the position: to the start and to the end' },
  ],
  screenReader: [
    'A group named “Audio: ” and the title.',
    'The button is named by what it does next: “Play”, “Pause”.',
    'The slider “Position” reads its value as time: “0:42 of 1:34”. The wave is hidden.',
    'A failure is announced at once (`role=alert`).',
  ],
  alsoCalled: ['voice message', 'sound player', 'podcast player', 'waveform', 'recording'],
} satisfies ComponentDocs;
