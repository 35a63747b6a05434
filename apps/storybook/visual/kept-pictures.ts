import type { More } from './more.ts';

/** What `index.json` of the static build says of a page. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'docs' | 'story';
  readonly tags?: readonly string[];
}

/** A story whose look is kept, dark and light in one picture. */
export interface KeptPicture extends More {
  /** "Inputs/Button". */
  readonly title: string;
  /** The file without its ending: "inputs-button--variants-lagoon". */
  readonly name: string;
  /** The matrix of this component stands in windows, so that the story itself is kept in each of its states. */
  readonly isInStates?: true;
}

/** Pages about tokens: what they say is tested as data. */
const isOfGuide = (title: string): boolean => title.startsWith('Guide/');
const isScreen = (title: string): boolean => title.startsWith('Screens/');

const nameOf = ({ id, brand, language }: More): string =>
  [id, brand, language].filter((part) => part !== undefined).join('-');

/** The matrix of states where there is one, else the first story that designers see. */
function storyOf(title: string, seen: readonly Entry[]): Pick<KeptPicture, 'id' | 'isInStates'> {
  const [first] = seen;
  const matrix = seen.find(({ name }) => name === 'States');
  if (first === undefined)
    throw new Error(`${title} has no story that designers see: there is nothing to keep of it.`);
  return matrix?.tags?.includes('framed-states') === true
    ? { id: first.id, isInStates: true }
    : { id: (matrix ?? first).id };
}

/** The pictures to keep: one of each component, every screen but those of `notKept`, and `more`. */
export function keptPictures(
  entries: readonly Entry[],
  more: readonly More[],
  notKept: Readonly<Record<string, string>> = {},
): readonly KeptPicture[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && !isOfGuide(title));
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  const derived = [...byTitle].flatMap(([title, all]) => {
    const seen = all.filter(({ tags = [] }) => tags.includes('dev'));
    return isScreen(title)
      ? seen.filter(({ id }) => !(id in notKept)).map(({ id }) => ({ id }))
      : [storyOf(title, seen)];
  });
  const known = new Map(stories.map((story) => [story.id, story]));
  const gone = Object.keys(notKept).filter((id) => !known.has(id));
  if (gone.length > 0)
    throw new Error(`more.ts leaves out a story that there is not: ${gone.join(', ')}.`);
  const pictures = [...derived, ...more].map((one) => {
    const story = known.get(one.id);
    if (story === undefined) throw new Error(`more.ts names a story that there is not: ${one.id}.`);
    return { ...one, title: story.title, name: nameOf(one) };
  });
  const twice = pictures.filter(
    ({ name }, at) => pictures.findIndex((other) => other.name === name) !== at,
  );
  if (twice.length > 0)
    throw new Error(
      `more.ts names what is kept anyway: ${twice.map(({ name }) => name).join(', ')}.`,
    );
  // One after the other, so that what a page has loaded serves its neighbours.
  return pictures.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Where the folder of pictures and the list of them disagree. */
export function differences(
  pictures: readonly KeptPicture[],
  files: readonly string[],
): { readonly missing: readonly string[]; readonly stray: readonly string[] } {
  const expected = pictures.map(({ name }) => `${name}.webp`);
  return {
    missing: expected.filter((file) => !files.includes(file)),
    stray: files.filter((file) => !expected.includes(file)),
  };
}
