import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { answerOrders } from '../../platform/worker-process.ts';
import type { Guess } from './password-strength.ts';

/** Longer passwords are looked at by their beginning: what follows cannot make them weaker. */
const maxLength = 24;
/** Ways to read `4$$` as `ass` that are tried. */
const l33tMaxSubstitutions = 10;
/** Words of each list, most frequent first; what is rarer takes memory and says little. */
const wordsOfList = 30_000;
/** Passwords that were leaked, frequent words and first names; encyclopedias and surnames stay out. */
const usefulList = /^(?:passwords|commonWords|\w*irstnames)/;
/** Of zxcvbn's 0 to 4: withstands 10⁸ guesses. */
const minScore = 3;

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, ...languages] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-de'),
    import('@zxcvbn-ts/language-es-es'),
    import('@zxcvbn-ts/language-nl-be'),
  ]);
  const dictionary: Record<string, (string | number)[]> = {};
  for (const [place, language] of languages.entries())
    for (const [name, words] of Object.entries(language.dictionary))
      if (usefulList.test(name)) dictionary[`${place}-${name}`] = words.slice(0, wordsOfList);
  const leaked = common.dictionary['passwords-common'];
  const options = {
    dictionary: { ...dictionary, leaked },
    graphs: common.adjacencyGraphs,
    maxLength,
    l33tMaxSubstitutions,
  };
  return new Factory(options);
}

const factory = load();

answerOrders(async ({ password, known }: Guess): Promise<boolean> => {
  const { score } = (await factory).check(password.normalize('NFKC'), ['candela', ...known]);
  return score < minScore;
});
