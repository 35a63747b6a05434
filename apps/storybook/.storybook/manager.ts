import { DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Every group, as its title is in an address. The group of the story that is open unfolds by itself. */
const groups = [
  'guide',
  'foundations',
  'inputs',
  'navigation',
  'overlays',
  'media',
  'live',
  'commerce',
  'messenger',
  'feed',
  'rewards',
  'content',
  'account',
  'screens',
];

/** Between a component's name and the words by which others know it: "Dialog · modal, popup". */
const BETWEEN = ' · ';

type Words = Readonly<Record<string, readonly string[]>>;
type Index = Parameters<API['setIndex']>[0];

async function fetchWords(): Promise<Words> {
  const answer = await fetch('./search-words.json');
  return answer.ok ? ((await answer.json()) as Words) : {};
}

const isDocsOf = ({
  type,
  tags,
}: {
  readonly type: string;
  readonly tags?: readonly string[];
}): boolean => type === 'docs' && tags?.includes('autodocs') === true;

function withWords(index: Index, words: Words): Index {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const known = words[entry.title] ?? [];
    const title = [entry.title, known.join(', ')].filter((part) => part !== '').join(BETWEEN);
    // A docs page is found by the name of its component, before stories that merely mention it.
    const name = isDocsOf(entry) ? (entry.title.split('/').at(-1) ?? entry.name) : entry.name;
    return [id, { ...entry, title, name }] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/**
 * The search looks at names and titles only. So the list is given titles with the words that other libraries use, which
 * the results show; the list itself shows the name alone, and no address changes.
 */
addons.register('vx/search-words', (api) => {
  const words = fetchWords();
  let given: unknown = null;
  const give = async (): Promise<void> => {
    const index = api.getIndex();
    if (index === undefined || index === given) return;
    const next = withWords(index, await words);
    given = next;
    await api.setIndex(next);
  };
  // By then there is an index, or a new one after a change of the stories.
  for (const event of [STORY_RENDERED, DOCS_RENDERED]) api.on(event, () => void give());
});

addons.setConfig({
  theme: create({ base: 'dark', brandTitle: 'Candela components', colorSecondary: '#6150e0' }),
  // A row for each component is what drawing the list costs most, and it is drawn before the story.
  sidebar: {
    collapsedRoots: groups,
    renderLabel: (item) => (isDocsOf(item) ? 'Docs' : item.name.split(BETWEEN)[0]),
  },
});
