import type { Told } from '../languages/told.tsx';

interface Context {
  /** The story that is shown. */
  readonly moduleExport?: unknown;
  readonly loaded: { readonly told?: Told | null };
}
type Play = (context: never) => unknown;
interface Played {
  play?: Play;
  parameters?: Readonly<Record<string, unknown>>;
}

/** A window on a docs page. */
const framed = { inline: false, height: '560px' } as const;

const known = new WeakSet<Play>();

/**
 * `?plays=all` lets every play run, for checks that look at what they leave behind; `?plays=off` none, for checks that look
 * at many stories.
 */
const asked = new URLSearchParams(location.search).get('plays');

/**
 * In the workshop a play that only tests stays away (`isTest`), and one that brings the story into its state (`isBrought`) runs in the words of
 * the language: what it expects, the tests ask in English.
 */
export function playInView(
  stories: readonly (readonly [story: unknown, isTest: boolean, isBrought: boolean])[],
): void {
  for (const [one, isTest, isBrought] of stories) {
    const story = one as Played;
    const { play } = story;
    if (play === undefined || known.has(play)) continue;
    const isAway = asked === 'off' || (isTest && asked !== 'all');
    // Storybook reads from its text whether a play mounts the story itself: then it is not drawn without it.
    if (/\bmount\b/u.test(String(play))) continue;
    const inView: Play = async (context) => {
      const { moduleExport = story, loaded } = context as unknown as Context;
      // The play of another story goes on from here.
      if (moduleExport !== story) return play(context);
      if (isAway) return undefined;
      const other = loaded.told?.play;
      if (other == null) return play(context);
      try {
        await (other as Play)(context);
      } catch (error) {
        console.debug('The translated play ended early.', error);
      }
      return undefined;
    };
    known.add(inView);
    story.play = inView;
    // On a docs page nothing plays but in a window.
    if (isBrought) story.parameters = { docs: { story: framed }, ...story.parameters };
  }
}
