import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Words in one of the type styles and tones. `Heading` is the same with a level; `VisuallyHidden` is for screen readers alone. All three are documented here.',
  insteadUse: [
    { component: 'Price', when: 'it is an amount, of coins or of money' },
    { component: 'Prose', when: 'it is a long text with sections' },
    { component: 'SectionHeader', when: 'a title comes with a link, a count or controls' },
    { component: 'TextLink', when: 'the words lead somewhere' },
    { component: 'Badge', when: 'one word says a state' },
  ],
  rules: [
    {
      do: 'Choose the level by the outline and the style by the look: `<Heading level={3} variant="title-l">`.',
      dont: 'Use `title-l` on a paragraph to make a heading.',
    },
    {
      do: 'Use a tone for its meaning: `danger` for what went wrong, `online` for presence.',
      dont: 'Colour alone. The words have to say it as well.',
    },
    {
      do: 'Cut titles and teasers with `clamp`, where the whole is one press away.',
      dont: 'Cut prices, dates or conditions.',
    },
    {
      do: '`numeric` where figures stand below each other or change.',
      dont: 'Spaces or a monospaced font to align them.',
    },
  ],
  anatomy: [
    { part: 'Element', is: 'A paragraph, what `as` says, or a heading of the level' },
    { part: 'Style', is: 'One of the 15: display, title, body, label, caption, badge, numeral' },
    { part: 'Tone', is: 'Primary to tertiary by weight, the others by meaning' },
  ],
  keyboard: [],
  withoutStates: 'Words in a style: their state is that of what they stand in.',
  screenReader: [
    'Read as the element it is; style and tone change nothing.',
    'A clamped text is read in full.',
    '`VisuallyHidden` is read and takes no room. What a pointer needs does not belong into it.',
  ],
  alsoCalled: [
    'typography',
    'heading',
    'title',
    'paragraph',
    'label',
    'sr-only',
    'screen reader only',
  ],
} satisfies ComponentDocs;
