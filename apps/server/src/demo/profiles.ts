import type { SeededRandom } from '@vx/art';
import type { CastMember } from './cast.ts';
import { headlines } from './texts/headlines.ts';
import { hobbies, type Hobby } from './texts/hobbies.ts';
import { professions } from './texts/professions.ts';
import { cityLines, closingLines, coupleLines, music, starSigns } from './texts/profile-lines.ts';
import { joined, localized, type Row } from './texts/row.ts';
import type { DemoActor, DemoGender, Localized } from './types.ts';

interface Profile {
  readonly headline: Localized;
  readonly about: Localized;
  readonly facts: DemoActor['facts'];
  /** Slugs of hobbies. */
  readonly tags: readonly string[];
}

interface Subject {
  readonly gender: DemoGender;
  readonly scripted: CastMember | null;
}

/** Hobbies that read well in "time for …" come first in the list of likes. */
const abstract = new Set(['good-listener', 'humour', 'city-nights', 'rain', 'languages', 'travel']);

/** "Jazz, Reisen, Wein": German keeps its capitals, the others only the first. */
function listOf(chosen: readonly Hobby[]): Localized {
  const ordered = chosen.toSorted(
    (a, b) => Number(abstract.has(a.slug)) - Number(abstract.has(b.slug)),
  );
  const join = (index: 0 | 1 | 2 | 3): string =>
    ordered
      .map(({ name }, i) => (i === 0 || index === 0 ? name[index] : name[index].toLowerCase()))
      .join(', ');
  return { de: join(0), en: join(1), nl: join(2), es: join(3) };
}

/** Deals cards from a shuffled pile, so that nothing comes twice before everything came once. */
function dealer<Card>(cards: readonly Card[]): (random: SeededRandom) => Card {
  let pile: Card[] = [];
  return (random) => {
    if (pile.length === 0) pile = random.sample(cards, cards.length);
    return pile.pop() as Card;
  };
}

function singleAbout(
  parts: { work: Row; city: Row; first: Row; second: Row; closing: Row },
  city: string,
  order: number,
): Localized {
  const { work, first, second, closing } = parts;
  const orders: readonly (readonly Row[])[] = [
    [work, first, second, closing],
    [parts.city, first, work, closing],
    [first, parts.city, second, closing],
    [parts.city, work, second, closing],
    [work, parts.city, first, second, closing],
    [first, work, closing],
  ];
  return joined((orders[order % orders.length] ?? []).map((row) => localized(row, { city })));
}

/** Writes profiles; texts are dealt out so that neighbours never read alike. */
export function createProfileWriter(
  seed: string,
): (person: Subject, city: string, random: SeededRandom) => Profile {
  const freeHeadlines = headlines.filter((_row, i) => i >= 24);
  const nextHeadline = dealer(freeHeadlines);
  const nextProfession = dealer(professions);
  const nextCity = dealer(cityLines);
  const nextClosing = dealer(closingLines);
  const nextMusic = dealer(music);
  const opening = dealer(coupleLines.openings);
  const middle = dealer(coupleLines.middles);
  const ending = dealer(coupleLines.closings);
  const written = new Set<string>();
  let order = seed.length;

  return (person, city, random) => {
    const { scripted } = person;
    const named = (scripted?.hobbies ?? []).flatMap((slug) =>
      hobbies.filter((hobby) => hobby.slug === slug),
    );
    const others = random.sample(
      hobbies.filter((hobby) => !named.includes(hobby)),
      7,
    );
    const chosen = [...named, ...others].slice(0, Math.max(named.length, random.whole(4, 6)));
    const [one, two] = chosen as [Hobby, Hobby];
    const profession =
      professions.find(({ name }) => name[1] === scripted?.profession) ?? nextProfession(random);
    let about: Localized;
    do {
      order += 1;
      about =
        person.gender === 'C'
          ? joined(
              [opening(random), middle(random), ending(random)].map((row) =>
                localized(row, { city }),
              ),
            )
          : singleAbout(
              {
                work: random.pick(profession.lines),
                city: nextCity(random),
                first: random.pick(one.lines),
                second: random.pick(two.lines),
                closing: nextClosing(random),
              },
              city,
              order,
            );
    } while (written.has(about.en));
    written.add(about.en);
    return {
      headline: localized(
        scripted ? (headlines[scripted.headline] ?? nextHeadline(random)) : nextHeadline(random),
      ),
      about,
      facts: {
        profession: localized(profession.name),
        likes: listOf(chosen),
        music: localized(nextMusic(random)),
        starSign: localized(random.pick(starSigns)),
      },
      tags: chosen.map(({ slug }) => slug),
    };
  };
}
