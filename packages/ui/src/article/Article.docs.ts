import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'A piece of the magazine as its opening picture (`lead`), a card or a row. `ArticleText`, on this page as well, sets what is read: intro, questions, quotes, pictures.',
  insteadUse: [
    { component: 'Prose', when: 'a legal or help text has sections with addresses' },
    { component: 'MediaCard', when: 'it is watched or bought' },
    { component: 'FeedPost', when: 'a performer wrote it and guests answer' },
    { component: 'HeroBanner', when: 'a page about VIP, a contest or a season opens' },
  ],
  rules: [
    {
      do: 'Set `own` on the article’s own page, with `level={1}`. Its title is no link then.',
      dont: 'A title that links to the page it is on.',
    },
    {
      do: 'Keep the kind to one word: “Interview”, “News”.',
      dont: 'Rely on kind or “New” in a row. It shows picture, title and facts only.',
    },
    {
      do: 'Set `isNew` only until it was opened, then `readLabel`.',
      dont: '“New” on half of the page.',
    },
    {
      do: 'Make a heading of what starts a new part, a `question` of what the interviewer asks.',
      dont: 'Bold paragraphs as headings.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: '16:9; fills the whole lead' },
    { part: 'Kind, New', is: 'Badges above the title, in lead and card' },
    { part: 'Title', is: 'The one link; all of a card or row can be pressed' },
    { part: 'Text', is: 'Up to three lines, in cards' },
    { part: 'Facts', is: 'Date, length, author; “Read” at the end' },
    { part: 'ArticleText', is: 'Lines of at most 68 characters; no page uses it yet' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the title' },
    { keys: 'Enter', does: 'Opens the article' },
  ],
  screenReader: [
    'An article with a heading of the given level and a single link, named by the title alone.',
    'The picture is read only with `pictureAlt`.',
    'In `ArticleText` headings are h2, quotes are `blockquote`, and pictures are figures with their caption.',
  ],
  alsoCalled: ['news card', 'blog post', 'teaser', 'story', 'magazine'],
} satisfies ComponentDocs;
