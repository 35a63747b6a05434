import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { storiesOf } from '../plays/pressing.ts';
import { kindOfStates } from './kind-of-states.ts';
import type { Native } from './States.tsx';

const matrix = fileURLToPath(new URL('States.tsx', import.meta.url));
const EXPORT = 'States';
/** Of a matrix whose states stand in windows of their own. */
const FRAMED_TAG = 'framed-states';

/** As wide as what they say; the others take the width that they are given. */
const NARROW =
  /title: '(?:Inputs\/|Navigation\/(?:Breadcrumbs|LocalTabs|PageBar|SideNav|Tabs|TextLink)'|Commerce\/(?:Price|WalletPill)'|Live\/LiveBadge'|Media\/Picture')/u;

/** They need a whole row each, the others half of one. */
const WHOLE_ROW =
  /title: '(?:Account\/NotificationSettings|Commerce\/(?:MoneyControls|TransactionList)|Feed\/StoryBar|Live\/(?:ProfileHead|RoomControls|ShowTicketCard)|Media\/(?:MediaCard|MediaRow|PerformerLine|PerformerTable|PerformerTile)|Navigation\/(?:Footer|SectionHeader)|Rewards\/RewardCard)'/u;

/** What native elements can be is no prop of ours, but is taken from them with the rest. */
const DISABLED = /\bdisabled\b|\bPressableProps\b|ComponentPropsWithRef<'(?:button|input)'>/u;
const CHECKED = /type="checkbox"/u;

interface Source {
  /** The story that the states are made of. */
  readonly first: string;
  /** What is to be known of it besides what its props say. */
  readonly native: Native;
}

/** `null` for a component without a matrix, and for what is no component. */
function sourceOf(file: string): Source | null {
  const component = file.replace('.stories.tsx', '.tsx');
  if (!file.includes('packages/ui/src') || !existsSync(component)) return null;
  const code = readFileSync(file, 'utf8');
  const [first] = storiesOf(code).filter(({ isSeen }) => isSeen);
  const isTaken = new RegExp(String.raw`export const ${EXPORT}\b`, 'u').test(code);
  const kind = kindOfStates(file);
  if (first === undefined || isTaken || kind === 'none') return null;
  const own = readFileSync(component, 'utf8');
  return {
    first: first.name,
    native: {
      canBeDisabled: DISABLED.test(own),
      canBeChecked: CHECKED.test(own),
      width: NARROW.test(code) ? 'own' : WHOLE_ROW.test(code) ? 'row' : 'half',
      isFramed: kind === 'framed',
    },
  };
}

/** Puts the generated story into the list. */
export const withStates = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(fileName, options) {
    const stories = await indexer.createIndex(fileName, options);
    const [first] = stories;
    const source = sourceOf(fileName);
    if (first === undefined || source === null) return stories;
    const { __id: _id, tags = [], ...rest } = first;
    return [
      ...stories,
      {
        ...rest,
        exportName: EXPORT,
        name: EXPORT,
        // What the first story has of its own is not about this one.
        tags: [
          ...tags.filter((tag) => tag !== 'play-fn'),
          ...(source.native.isFramed ? [FRAMED_TAG] : []),
        ],
      },
    ];
  },
});

/** Gives each component a story with all its states: nobody writes them. */
export function generatedStates(): Plugin {
  return {
    name: 'vx:generated-states',
    // After Storybook has taken the source of each written story from the file.
    enforce: 'post',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.stories.tsx')) return null;
      const source = sourceOf(file);
      if (source === null) return null;
      const { first, native } = source;
      return {
        code: `import { statesStory as vxStates } from ${JSON.stringify(matrix)};\n${code}\nexport const ${EXPORT} = vxStates(meta, ${first}, '${first}', ${JSON.stringify(native)});\n`,
        map: null,
      };
    },
  };
}
