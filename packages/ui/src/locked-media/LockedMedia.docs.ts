import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A paid photo, clip, voice message or album before it is bought: the real picture, blurred, with what it costs and one button. Once bought, it shows its `children`.',
  insteadUse: [
    { component: 'MediaCard', when: 'it is one of many in a shop or a library' },
    { component: 'PurchaseBox', when: 'it is bought on a page of its own' },
    { component: 'GiftMessage', when: 'it was given, and costs the receiver nothing' },
    { component: 'AlbumGrid', when: 'the photos can be seen' },
  ],
  rules: [
    {
      do: 'When it failed, say that nothing was charged, in `message`.',
      dont: '“Something went wrong”.',
    },
    {
      do: 'Where another step comes first, let `unlock` lead there: “Log in”, with `href`.',
      dont: 'A price button that ends at the log-in without having said so.',
    },
    {
      do: 'Blur the real picture.',
      dont: 'A stock picture in its place: guests would buy something else.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'Blurred, with a lock' },
    { part: 'Title', is: 'In a message only: “Photo”' },
    { part: 'Price', is: 'Coins and euros, an old price struck; in an album inside the button' },
    { part: 'Length', is: '“24:10 · HD”, beside the price' },
    { part: 'Unlock', is: 'Below the picture in a message, over it in a post or an album' },
    { part: 'Preview', is: 'A second button, where a free look exists' },
    { part: 'Message', is: 'Why it failed' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To its one or two buttons' },
    {
      keys: 'Enter, Space',
      does: 'Presses them; where they lead elsewhere, Enter follows the link',
    },
  ],
  screenReader: [
    'The blurred picture is named “Locked photo”, “Locked clip”, and so on; a voice message without one says “Locked voice message”.',
    'The button says what, which and how much: “Unlock, Photo, 8 coins, €2.00”, in an album “Unlock Photo 4 of 12, 8 coins, €2.00”.',
    'While it is unlocked the button is busy; a failure is an alert.',
  ],
  mocks: ['desktop-messenger', 'mobile-conversation'],
  alsoCalled: ['paywall', 'PPV', 'pay per view', 'premium content', 'blurred photo', 'unlock'],
} satisfies ComponentDocs;
