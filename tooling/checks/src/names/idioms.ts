/** A phrase that nobody outside this code would search for, and the word of the field that says it. */
export interface Idiom {
  /** Found in the words of a name: `payInsOnTheirWay` reads `pay ins on their way`. */
  readonly pattern: RegExp;
  /** A name that it finds: the one that it was taken from. */
  readonly example: string;
  readonly use: string;
}

export const idioms: readonly Idiom[] = [
  { pattern: /\bon their way\b/, example: 'payInsOnTheirWay', use: 'pending…' },
  { pattern: /\bwhile shown\b/, example: 'whileShown', use: 'lazyStore' },
  { pattern: /\bbring (texts|parts)\b/, example: 'bringTexts', use: 'preload…' },
  { pattern: /\b(use|create) say\b/, example: 'useSay', use: 'useTranslate' },
  { pattern: /\bplain words\b/, example: 'plain-words', use: 'labels, format…' },
  {
    pattern: /^(use |create )?late (?!night\b|ms\b)/,
    example: 'LateBell',
    use: 'lazy… for code that is loaded when needed, deferred… for work',
  },
  { pattern: /\bheld (page|navigation)\b/, example: 'HeldPage', use: 'offline…' },
  { pattern: /\bseldom\b/, example: 'makeSeldom', use: 'rarely; snooze for offers' },
  {
    pattern: /\bremember (ms|at most)\b/,
    example: 'rememberMs',
    use: 'cacheTtlMs, cacheMaxEntries',
  },
  { pattern: /^not pages$/, example: 'notPages', use: 'nonPagePaths' },
  { pattern: /\bseen as\b/, example: 'seenAs', use: 'as…, as asBenefitsTables' },
  { pattern: /\bsound books\b/, example: 'soundBooks', use: 'expectBalancedLedger' },
  { pattern: /\bhindrances?\b/, example: 'hindrancesOf', use: 'blocker' },
  { pattern: /\buse fresh$/, example: 'useFresh', use: 'useRevalidateOn…' },
  { pattern: /\bmend(s|ed|ing|able)?\b/, example: 'mendingOf', use: 'fix, repair' },
  { pattern: /\breckon(s|ed|ing)?\b/, example: 'reckoned', use: 'calculate' },
  { pattern: /\bforsak(e|es|en|ing)\b/, example: 'findForsaken', use: 'abandoned' },
  {
    pattern: /\bline (lost|restored|away)\b/,
    example: 'lineLost',
    use: 'connectionLost, connectionRestored',
  },
  { pattern: /\b(standstill|stood still)\b/, example: 'serverStoodStill', use: 'stall' },
  { pattern: /\btellings?\b/, example: 'createTellings', use: 'notification, notifier' },
  {
    pattern: /\bstandings?\b/,
    example: 'StandingOffer',
    use: 'state, status, current…',
  },
  {
    pattern: /\bwish(es)?\b/,
    example: 'rechargeWish',
    use: 'request, change, order',
  },
  {
    pattern: /\b(tells?|told)\b/,
    example: 'tellVouchers',
    use: 'notify, announce, send; the noun of what is said',
  },
  { pattern: /^(longest|largest|most) /, example: 'longestDelayMs', use: 'max…' },
  { pattern: /^(shortest|smallest|least) /, example: 'shortestLeaseMs', use: 'min…' },
];

/** Names that may stand although an idiom finds them, with the reason. One that is met nowhere is reported. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['mostExpensive', 'EN-videoSorts prints it'],
  ['mostPopularTags', 'GQ-mostPopularTags prints it'],
  ['LongestWord', 'a story of the longest word, not a limit'],
  ['streamTimeout', 'React Router reads it by this name'],
  ['notification_told', 'a table that is kept'],
  ['told_at', 'a column that is kept'],
]);
