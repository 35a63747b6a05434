import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A link that shows who or what is behind it to a mouse that rests on it, and to the keyboard. A finger follows the link at once.',
  insteadUse: [
    { component: 'Popover', when: 'there is something to press, or touch has to see it' },
    { component: 'Tooltip', when: 'it is the name of an icon' },
    { component: 'LivePreview', when: 'a live picture runs' },
    { component: 'TextLink', when: 'the words of the link say enough' },
  ],
  rules: [
    {
      do: 'Show only what stands behind the link, too: picture, state, price.',
      dont: 'Anything that is found nowhere else.',
    },
    {
      do: 'Set `loading` while it is fetched: it keeps its place.',
      dont: 'Open it empty, and let it grow.',
    },
    {
      do: 'Something to look at.',
      dont: 'Buttons and links in it. The keyboard cannot reach them.',
    },
  ],
  anatomy: [
    { part: 'Link', is: 'Words, or a face, in a text or list' },
    { part: 'Card', is: 'After a quarter of a second; stays while the mouse is on it' },
    { part: 'Loading', is: 'A skeleton of a picture' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link and shows the card; going on hides it' },
    { keys: 'Enter', does: 'Follows the link' },
    { keys: 'Escape', does: 'Hides the card; the focus stays' },
  ],
  screenReader: [
    'Only the link is announced. Nothing tells of the card, which repeats what is behind the link.',
    'While it loads, the card is busy (`aria-busy`).',
  ],
  alsoCalled: ['hover card', 'peek', 'link preview', 'user card', 'hovercard', 'popup'],
} satisfies ComponentDocs;
