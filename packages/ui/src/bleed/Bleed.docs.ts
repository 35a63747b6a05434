import type { ComponentDocs } from '../fixtures/component-docs.ts';

export default {
  purpose:
    'Lets one thing, such as a cover or a video, run edge to edge below 1024 px and touch the bar above it. On wider screens it changes nothing.',
  insteadUse: [
    { component: 'AppShell', when: 'the whole content has no margins; set its `bleed`' },
    { component: 'ProfileHero', when: 'it is the head of a profile on phones' },
    { component: 'MediaRow', when: 'a row is scrolled sideways' },
  ],
  rules: [
    {
      do: 'Put it first in the content of a page.',
      dont: 'In the middle of a page. It moves up and touches what stands above.',
    },
    {
      do: 'Give the picture inside `radius="none"`.',
      dont: 'Round corners at the edge of the screen.',
    },
    {
      do: 'Use it directly in a page with the usual margins.',
      dont: 'Inside a `Surface` or a column. It would reach out of it.',
    },
  ],
  anatomy: [{ part: 'Content', is: 'Whatever stands inside, without the margins of the page' }],
  keyboard: [],
  withoutStates: 'A layout: it has no look of its own.',
  screenReader: ['Adds nothing; what stands inside is read as usual.'],
  alsoCalled: ['full bleed', 'full width', 'edge to edge', 'negative margin'],
} satisfies ComponentDocs;
