import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'The shape of what is loading, as large as the thing itself, so that nothing moves when it comes. `Skeleton` is one tile, card, row or text; `PanelSkeleton` is a whole piece of a page, a player or a conversation for instance.',
  insteadUse: [
    { component: 'Spinner', when: 'a button or the picture of a stream waits' },
    { component: 'ProgressBar', when: 'the share that is done is known' },
    { component: 'PageProgress', when: 'the next page is loading' },
    { component: 'EmptyState', when: 'loading has ended and there is nothing' },
    { component: 'ErrorState', when: 'loading has failed' },
  ],
  rules: [
    {
      do: 'Choose the kind of what comes, and as many as are likely.',
      dont: 'One shape for all, or a screen full of rows for a list of two.',
    },
    {
      do: 'Set `aria-busy` on the region that is loading.',
      dont: 'A text “Loading” inside the skeleton.',
    },
    {
      do: 'Keep what was there while more or newer content loads.',
      dont: 'Replace a list by skeletons when it is sorted again.',
    },
    {
      do: 'Mount it at once: it stays invisible for the first moment by itself.',
      dont: 'A timer around it.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'Block in the ratio of the thing: 4:5, 16:9, square, round' },
    { part: 'Lines', is: 'As high as the words that come, the last one shorter' },
    { part: 'Sheen', is: 'A light that wanders; still with reduced motion' },
    { part: 'Panel', is: 'Head, blocks and foot of a whole part, by `kind` and `count`' },
  ],
  keyboard: [],
  withoutStates: 'It is the state “loading” of what comes in its place.',
  screenReader: [
    'Hidden altogether. The region around it has to say that it is busy (`aria-busy`).',
    'When the content is there, whoever loads it announces it; the skeleton says nothing.',
  ],
  mocks: ['board-states'],
  alsoCalled: ['placeholder', 'shimmer', 'loader', 'loading state', 'ghost', 'content loader'],
} satisfies ComponentDocs;
