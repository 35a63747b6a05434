/**
 * `pnpm --filter @vx/storybook plays`: counts stories whose play presses or types, and fails where `shown-by-playing.ts` names one
 * that there is not, or that does not. The workshop plays only those that it names.
 * It also says how many components show their states, and how.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { storiesOf } from '../.storybook/plays/pressing.ts';
import { reasons } from '../.storybook/plays/shown-by-playing.ts';
import { fillsWindow, kindOfStates, titleOf } from '../.storybook/states/kind-of-states.ts';

const repository = resolve(import.meta.dirname, '../../..');
const stories = globSync(
  ['apps/storybook/stories/**/*.stories.tsx', 'packages/ui/src/*/*.stories.tsx'],
  { cwd: repository },
).flatMap((file) =>
  storiesOf(readFileSync(join(repository, file), 'utf8')).map((story) => ({
    ...story,
    key: `${basename(file, '.stories.tsx')} ${story.name}`,
  })),
);
const seen = stories.filter(({ isSeen, presses }) => isSeen && presses);
const kept = seen.filter(({ key }) => reasons.has(key));
const unknown = [...reasons.keys()].filter((key) => !kept.some((story) => story.key === key));
console.log(
  `${stories.length} stories, ${seen.length} that designers see have a play that presses or types; ${kept.length} of these run in view.`,
);
for (const key of unknown)
  console.log(`${key}: named in shown-by-playing.ts, but no play of it presses.`);
const components = globSync('packages/ui/src/*/*.stories.tsx', { cwd: repository }).map((file) => ({
  title: titleOf(readFileSync(join(repository, file), 'utf8')),
  kind: kindOfStates(join(repository, file)),
}));
const count = (wanted: string): number => components.filter(({ kind }) => kind === wanted).length;
console.log(
  `${components.length} components: ${count('beside')} show their states beside one another, ${count('framed')} in windows, ${count('none')} cannot be pressed.`,
);
const gone = [...fillsWindow].filter((title) => !components.some((one) => one.title === title));
for (const title of gone)
  console.log(`${title}: named in kind-of-states.ts, but there is no such.`);
const untitled = components.filter(({ title }) => title === '');
process.exitCode = unknown.length + gone.length + untitled.length > 0 ? 1 : 0;
