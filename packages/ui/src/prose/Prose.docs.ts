import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Long text in sections: terms, privacy, help, imprint. Each section has an address, so a support mail can point at one paragraph.',
  insteadUse: [
    { component: 'ArticleText', when: 'it is a piece of the magazine' },
    { component: 'Facts', when: 'it is pairs of a term and a value' },
    { component: 'Disclosure', when: 'a detail is read by few and may stay closed' },
    { component: 'Text', when: 'it is a paragraph or two' },
  ],
  rules: [
    {
      do: 'Keep a section `id` for good once it is published, also when the title changes.',
      dont: 'Number the ids. Links from mails would end at another section.',
    },
    {
      do: 'Give `contents` from about four sections on.',
      dont: 'A table of contents above two paragraphs.',
    },
    {
      do: 'Titles that answer a search: “How refunds work”.',
      dont: '“General”, “Miscellaneous”, “§ 4”.',
    },
  ],
  anatomy: [
    { part: 'Contents', is: 'Optional: links to the sections, in a row that wraps' },
    {
      part: 'Section title',
      is: 'A heading of level 2; takes the accent colour when the address points at it',
    },
    { part: 'Section text', is: 'Any content, in a narrow column that reads well' },
    { part: 'Children', is: 'After the last section: a date, a way to ask' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the contents, then through links in the text' },
    { keys: 'Enter', does: 'Jumps to the section; the address changes with it' },
  ],
  screenReader: [
    'The contents are a navigation with the name given in `contents`, an ordered list of links.',
    'Each section is a region named by its heading.',
    'Section headings are level 2: the page brings the level 1.',
  ],
  alsoCalled: [
    'rich text',
    'long text',
    'legal text',
    'terms',
    'privacy',
    'imprint',
    'FAQ',
    'typography',
  ],
} satisfies ComponentDocs;
