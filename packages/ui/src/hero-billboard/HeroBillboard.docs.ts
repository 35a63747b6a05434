import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Opens a page with up to four performers, shows or series, one large picture at a time. Faces choose among them; on phones and tablets they are swiped.',
  insteadUse: [
    {
      component: 'HeroBanner',
      when: 'the page is about one thing that is no person: VIP, a contest',
    },
    { component: 'MediaRow', when: 'many are offered and none stands out' },
    { component: 'ProfileHead', when: 'it is the page of the performer' },
    { component: 'StoryBar', when: 'it only matters who is live or new' },
  ],
  rules: [
    {
      do: 'The way in first, with its price; then the preview.',
      dont: 'Three or four actions: on phones they have one line.',
    },
    {
      do: 'Say in `note` what a press means for money.',
      dont: 'Keep the euros for the next step. The price in the button shows coins.',
    },
    {
      do: 'Give `pictureMobile` in portrait format where there is one.',
      dont: 'Rely on the crop: on phones the head of a wide picture is easily cut off.',
    },
    {
      do: 'Leave `rotateEvery` at 0, or give time to read: 8 seconds and more.',
      dont: 'Put an offer that matters on the third slide. Most never see it.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'Fills the frame; a preview may run over it' },
    { part: 'State and badges', is: '“Live”, or “Series” and “Season 2”' },
    { part: 'Name', is: 'A heading of level 2, or 1 where the page is about it' },
    { part: 'Text, rating, facts', is: 'One line each; the text is left out on phones' },
    { part: 'Actions and note', is: 'Buttons, and below them what they cost' },
    { part: 'Pause', is: 'Only where it rotates' },
    { part: 'Selector', is: 'Faces at the bottom right; lines at the top on narrow screens' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the actions, then pause, then the faces' },
    {
      keys: 'Enter, Space',
      does: 'On a face: shows that slide and pauses. On pause: stops or resumes',
    },
  ],
  screenReader: [
    'A region “Featured”; with more than one slide it is described as a carousel.',
    'Each face is a button “Show Noor Amani” and pressed while that slide is shown; the faces have no group of their own.',
    'Rotation stops on hover, on focus, at a touch, while a preview runs and with reduced motion. A change is read out only while the pointer or the focus is on it.',
  ],
  mocks: ['desktop-home', 'mobile-home'],
  alsoCalled: ['carousel', 'slider', 'hero', 'billboard', 'slideshow', 'stage', 'featured'],
} satisfies ComponentDocs;
