export {
  camListPath,
  camFilters,
  camSorts,
  type CamChoice,
  type CamFilter,
  type CamList,
  type CamSort,
} from './cam-lists.ts';
export { loadCams, loadCamList, loadFreeChat, loadNewGirls, type CamsData } from './load-cams.ts';
export { useCamList, type CamListView, type ChoiceLink, type ChoiceLinks } from './use-cams.ts';
