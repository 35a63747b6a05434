import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Photos of one album as square thumbnails that open the viewer. `AlbumMosaic`, on this page as well, shows one to five photos of a post side by side.',
  insteadUse: [
    { component: 'TileGrid', when: 'performers, videos or whole albums are listed' },
    { component: 'Lightbox', when: 'one photo is looked at' },
    { component: 'LockedMedia', when: 'none of the photos can be seen before they are bought' },
    { component: 'MediaRow', when: 'a single row is enough' },
  ],
  rules: [
    {
      do: 'Give each photo an address of its own, and `onOpen` for the viewer. A new tab and no script still work.',
      dont: 'Links to `#` that only work with script.',
    },
    {
      do: 'Set `total` when only some photos may be seen: “Photo 4 of 32”.',
      dont: 'Number a preview as if it were the whole album.',
    },
    {
      do: 'Let locked photos open the viewer, too. It has the price.',
      dont: 'Locks that do nothing when they are pressed.',
    },
    {
      do: 'Use the mosaic in posts. From six photos on it shows three, with the rest as a number.',
      dont: 'A grid of 40 photos inside a feed.',
    },
  ],
  anatomy: [
    { part: 'Grid', is: 'Four columns, three on phones' },
    { part: 'Photo', is: 'A link with a square picture; blurred under a lock when it is `locked`' },
    { part: 'Mosaic', is: 'Its layout follows the number of photos' },
    { part: '+n', is: 'On the last photo of a mosaic: how many more there are' },
    { part: 'Places', is: 'While loading: empty squares, at most 12, or 5 in a mosaic' },
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Moves from photo to photo' },
    { keys: 'Enter', does: 'Opens the photo' },
  ],
  screenReader: [
    'A list with the given label. Each link is named by its place: “Photo 2 of 9”, with “Locked” where it is.',
    'The last link of a mosaic says what is missing: “+6, Photo 3 of 9, 6 more photos”.',
    'While loading the list is busy (`aria-busy`) and its empty places are hidden.',
  ],
  alsoCalled: ['gallery', 'photo grid', 'thumbnails', 'collage', 'image list'],
} satisfies ComponentDocs;
