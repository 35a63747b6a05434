/** The matcher's inside, to measure and test it with tables of another size. */
export { matchIn } from '../match.ts';
export {
  addPattern,
  createMatcher,
  newPattern,
  patternsOf,
  type Matcher,
  type Pattern,
} from '../matcher.ts';
