import type { Told } from './told.tsx';

interface Context {
  readonly loaded: { readonly told?: Told | null };
}
type Play = (context: never) => unknown;
interface Played {
  play?: Play;
}

const known = new WeakSet<Play>();

/** `?plays=off` shows stories as they are before anybody plays: for checks that look at many. */
const isOff = new URLSearchParams(location.search).get('plays') === 'off';

/**
 * Lets each play of a file give way to the translated one where the story is shown in another language. There it brings the
 * story into its state; what it expects, the tests ask in English.
 */
export function tellPlays(stories: readonly unknown[]): void {
  for (const one of stories) {
    const story = one as Played;
    const { play } = story;
    // Storybook reads from its text whether a play mounts the story itself.
    if (play === undefined || known.has(play) || /\bmount\b/u.test(String(play))) continue;
    const told: Play = async (context) => {
      if (isOff) return undefined;
      const other = (context as unknown as Context).loaded.told?.play;
      if (other == null) return play(context);
      try {
        await (other as Play)(context);
      } catch (error) {
        console.debug('The translated play ended early.', error);
      }
      return undefined;
    };
    known.add(told);
    story.play = told;
  }
}
