export {
  camListPath,
  camFilters,
  camSorts,
  type CamChoice,
  type CamFilter,
  type CamList,
  type CamSort,
} from './cam-lists.ts';
export type { ChoiceLink, ChoiceLinks } from './choice-links.ts';
