import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Asks visitors whether they are adults before they see anything. Covers the page (`dialog`) or is a page of its own (`page`).',
  insteadUse: [
    { component: 'AgeCheckCard', when: 'the age is proved with a document' },
    { component: 'ConsentBanner', when: 'it is about cookies' },
    { component: 'Dialog', when: 'the question can be left unanswered' },
  ],
  rules: [
    {
      do: 'Plain answers of about the same length: “I am 18 or older” and “Leave”. They have the same size and colour.',
      dont: '“Enter now” beside a small “No”.',
    },
    {
      do: 'Lead `leave` to an address outside of the site.',
      dont: 'Lead back to the same question, or to a page with more pictures.',
    },
    {
      do: 'Render it on the server, with `confirm.action` for browsers without script.',
      dont: 'Add it once scripts have loaded. The page would be open until then.',
    },
    {
      do: 'A quiet `picture`, if any. Only phones show it.',
      dont: 'Pictures that need the very answer that is asked for.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'Phones only: fills the upper half of the screen' },
    { part: 'Mark', is: 'Of the brand' },
    { part: 'Title and text', is: 'The question' },
    { part: 'Choices', is: 'A button that confirms and a link that leaves, equally wide' },
    { part: 'Foot', is: 'A note and links, such as youth protection' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the confirming button, the way out, the links' },
    { keys: 'Enter, Space', does: 'Confirms; Enter on “Leave” follows the link' },
    { keys: 'Escape', does: 'Does nothing. The question has to be answered' },
  ],
  screenReader: [
    'As `dialog` a dialog, named by the title and described by the text. The focus starts on the title.',
    'Everything behind is inert until it is gone, except what is marked `data-vx-above`, such as the question about cookies. That is why it has no `aria-modal`.',
    'The title is the h1. The picture is decoration.',
  ],
  alsoCalled: ['age verification', 'splash', 'entry page', 'interstitial', '18+'],
} satisfies ComponentDocs;
