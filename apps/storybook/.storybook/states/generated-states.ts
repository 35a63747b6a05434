import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { storiesOf } from '../plays/pressing.ts';
import type { Native } from './States.tsx';

const matrix = fileURLToPath(new URL('States.tsx', import.meta.url));
const EXPORT = 'States';

/** What is pressed or filled in by itself; of bigger pieces the parts have their own. */
const WITH =
  /title: '(?:Inputs\/|Navigation\/(?:Breadcrumbs|LocalTabs|SideNav|Tabs|TextLink)'|Commerce\/WalletPill'|Feed\/StoryBar'|Live\/(?:RoomControls|ShowTicketCard)'|Media\/(?:MediaCard|PerformerLine|PerformerTile)'|Rewards\/RewardCard')/u;

/** What takes the width that it is given; the others are as wide as what they say. */
const WIDE = /title: '(?:Feed|Live|Media|Rewards)\//u;

/** What native elements can be is no prop of ours, but is taken from them with the rest. */
const DISABLED = /\bdisabled\b|\bPressableProps\b|ComponentPropsWithRef<'(?:button|input)'>/u;
const CHECKED = /type="checkbox"/u;

interface Source {
  /** The story that the states are made of. */
  readonly first: string;
  /** What is to be known of it besides what its props say. */
  readonly native: Native;
}

/** `null` for a component that nobody presses. */
function sourceOf(file: string): Source | null {
  const component = file.replace('.stories.tsx', '.tsx');
  if (!file.includes('packages/ui/src') || !existsSync(component)) return null;
  const code = readFileSync(file, 'utf8');
  const [first] = storiesOf(code).filter(({ isSeen }) => isSeen);
  const isTaken = new RegExp(String.raw`export const ${EXPORT}\b`, 'u').test(code);
  if (first === undefined || isTaken || !WITH.test(code) || !/\bcomponent: \w/u.test(code))
    return null;
  const own = readFileSync(component, 'utf8');
  return {
    first: first.name,
    native: {
      canBeDisabled: DISABLED.test(own),
      canBeChecked: CHECKED.test(own),
      isWide: WIDE.test(code),
    },
  };
}

/** Puts the generated story into the list. */
export const withStates = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(fileName, options) {
    const stories = await indexer.createIndex(fileName, options);
    const [first] = stories;
    if (first === undefined || sourceOf(fileName) === null) return stories;
    const { __id: _id, ...rest } = first;
    return [...stories, { ...rest, exportName: EXPORT, name: EXPORT }];
  },
});

/** Gives each component that is pressed a story with all its states: nobody writes them. */
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
        code: `import { statesStory as vxStates } from ${JSON.stringify(matrix)};\n${code}\nexport const ${EXPORT} = vxStates(meta, ${first}, ${JSON.stringify(native)});\n`,
        map: null,
      };
    },
  };
}
