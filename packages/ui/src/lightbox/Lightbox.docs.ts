import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Photos of an album one by one over the whole screen: next and previous, zoom, and how many there are. A locked photo shows what it costs instead.',
  insteadUse: [
    { component: 'AlbumGrid', when: 'all photos are seen at once; it opens this' },
    { component: 'VideoPlayer', when: 'it moves' },
    { component: 'Dialog', when: 'there is something to decide or to fill in' },
    { component: 'LockedMedia', when: 'one paid photo stands in a message or a post' },
  ],
  rules: [
    {
      do: 'Give `total`, the number in the whole album.',
      dont: 'Count only the photos that are loaded: “1 of 5” of 32.',
    },
    {
      do: 'End a preview with `locked`: price and one button in the place of the photo.',
      dont: 'Open a dialog over it to sell the rest.',
    },
    {
      do: 'Give each photo its `palette`: colours wait in its place.',
      dont: 'A black screen on a slow line.',
    },
  ],
  anatomy: [
    { part: 'Title', is: 'The name of the album, cut when it is long' },
    { part: 'Position', is: '“Photo 3 of 32”' },
    { part: 'Close', is: 'At the end of the head' },
    { part: 'Photo', is: 'As large as fits; colours while it loads, words if it fails' },
    { part: 'Locked', is: 'What stands there in place of a photo that is not bought' },
    { part: 'Previous, next', is: 'At both sides; gone at the ends' },
  ],
  keyboard: [
    { keys: 'Arrow left, Arrow right', does: 'The photo before, the one after' },
    { keys: '+, −', does: 'Zooms in, zooms out. A double click does either' },
    {
      keys: 'Tab',
      does: 'Moves among its buttons, and to the photo while it is zoomed in. At an end the focus goes from the arrow that ends to the other one',
    },
    {
      keys: 'Arrow keys',
      does: 'On a photo that is zoomed in: move it instead of going to the next',
    },
    { keys: 'Escape', does: 'Closes it' },
  ],
  screenReader: [
    'A dialog named by the title. The focus goes into it.',
    'The position is read out politely whenever another photo is shown.',
    'A photo without its own `alt` is named by its position.',
    '“Loading” and “Picture not available” are status messages.',
  ],
  mocks: ['desktop-lightbox', 'mobile-lightbox'],
  alsoCalled: ['image viewer', 'gallery', 'photo viewer', 'zoom', 'slideshow'],
} satisfies ComponentDocs;
