/** How a guest may be called. */

import type { Language } from '@vx/contract/enums';

/** Letters of a guest's name. */
export const nameLength = { min: 3, max: 30 } as const;

/** Letters, digits and single blanks, dots, dashes or underscores between them. */
const namePattern = /^[\p{L}\p{M}\p{N}]+(?:[ ._-][\p{L}\p{M}\p{N}]+)*$/u;

/** Scripts that letters of look-alike shapes are borrowed from; a name keeps to one of them. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];

/** What reads as a Latin letter or a digit in a name that pretends (after UTS 39, where a word needs it). */
const looksLike: ReadonlyMap<string, string> = new Map(
  // The letter first, then what looks like it.
  [
    'aаαɑ4@',
    'bвьβß8',
    'cсϲ',
    'dԁɗđ',
    'eеёєε3',
    'gɡ',
    'hһнħ',
    'jј',
    'kкκ',
    'lіїιıɩӏł1ij|!',
    'mм',
    'nпηո',
    'oоοσօø0',
    'pрρ',
    'rг',
    'sѕ5$',
    'tтτ7',
    'uυս',
    'vѵν',
    'wѡω',
    'xхχ',
    'yуγ',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
);

/** Our own offices, in our languages. */
const offices = [
  'admin administrator administration beheerder administrador sysadmin root webmaster',
  'moderator moderador moderation mod staff team operator owner system security sicherheit',
  'support helpdesk help hilfe service kundenservice kundendienst klantenservice soporte',
  'ayuda official offiziell officieel oficial billing postmaster abuse noreply',
].flatMap((words) => words.split(' '));
/** The site itself, and words that stand nowhere in a name of a guest. */
const everywhere = ['candela', 'administrator', 'moderator', 'support'];

/** One blank between words, none around. */
export const cleanName = (name: string): string =>
  name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** What makes two names the same. */
export const nameKey = (name: string): string => cleanName(name).toLowerCase();

/** How a name looks, letter by letter, without accents and separators. */
export const skeletonOf = (text: string): string =>
  Array.from(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M} ._-]/gu, ''),
    (letter) => looksLike.get(letter) ?? letter,
  )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const officeSkeletons: ReadonlySet<string> = new Set(offices.map(skeletonOf));
const everywhereSkeletons = everywhere.map(skeletonOf);

/** Whether a name is, or looks like, one of an office of ours or of the site. */
function isReservedName(name: string): boolean {
  const whole = skeletonOf(name);
  if (everywhereSkeletons.some((word) => whole.includes(word))) return true;
  const plain = skeletonOf(cleanName(name).replace(/\d+$/, ''));
  const words = cleanName(name)
    .split(/[ ._-]/)
    .map(skeletonOf);
  return [whole, plain, ...words].some((word) => officeSkeletons.has(word));
}

const mixesScripts = (name: string): boolean =>
  scripts.filter((script) => script.test(name)).length > 1;

/** Why a name cannot be taken: a code of the contract. */
export type NameRefusal = 'NAME_INVALID' | 'NAME_RESERVED';

/** Why a guest may not be called so, or `null`: a name keeps to one script, and looks like none of ours. */
export function refuseName(typed: string): NameRefusal | null {
  const name = cleanName(typed);
  const { min, max } = nameLength;
  if (name.length < min || name.length > max || !namePattern.test(name) || mixesScripts(name))
    return 'NAME_INVALID';
  return isReservedName(name) ? 'NAME_RESERVED' : null;
}

const guestIn: Readonly<Record<Language, string>> = {
  en: 'Guest',
  de: 'Gast',
  nl: 'Gast',
  es: 'Invitado',
};

/** A number of a name that nobody chose: six digits. */
const nameNumbers = { from: 100_000, count: 900_000 } as const;

/**
 * How a guest is called who signed up without a name: a word and six digits, which `refuseName` takes. The
 * guest can change it.
 * @param roll a number in [0, 1)
 */
export const nameFor = (language: Language, roll: number): string =>
  `${guestIn[language]} ${nameNumbers.from + Math.floor(roll * nameNumbers.count)}`;
