import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A picture in a box that never changes its size: the right width for the screen, colours until it is there, an icon if it does not come.',
  insteadUse: [
    { component: 'Avatar', when: 'it is a face beside a name' },
    { component: 'LockedMedia', when: 'it has to be paid' },
    { component: 'MediaCard', when: 'title and price belong to it' },
    { component: 'Lightbox', when: 'it fills the screen' },
  ],
  rules: [
    {
      do: 'An address with `{width}`, and `sizes` that say how wide it is drawn.',
      dont: 'The largest file for every screen.',
    },
    {
      do: 'An empty `alt` only where its name follows as text.',
      dont: '“Picture of …”, or the name of the file.',
    },
    {
      do: '`priority` for the one picture that opens the page.',
      dont: 'For a whole grid: then nothing is first.',
    },
    {
      do: '`palette` with the colours of the picture.',
      dont: 'A grey box, or one that grows when the picture comes.',
    },
  ],
  anatomy: [
    { part: 'Box', is: '4:5, 16:9, 1:1, 3:4, 4:3, or fills its parent; with a faint edge' },
    { part: 'Colours', is: 'A gradient behind the picture' },
    { part: 'Image', is: 'Cropped to the box, faces kept in sight; another crop for phones' },
    { part: 'Lock', is: 'With `locked`: the picture is blurred and a lock stands on it' },
    { part: 'Failed', is: 'An icon in its place' },
    { part: 'Children', is: 'Badges and controls over it' },
  ],
  keyboard: [],
  screenReader: [
    'An image named by `alt`; with an empty one it is skipped.',
    'If it does not load: “Illustrated portrait of Noor Amani. Picture not available”.',
    'The lock is decoration. Say in `alt` that it is locked.',
  ],
  mocks: ['board-components', 'desktop-home'],
  alsoCalled: ['image', 'photo', 'responsive image', 'img', 'thumbnail', 'aspect ratio', 'srcset'],
} satisfies ComponentDocs;
