export { loadCams, loadCamList, loadFreeChat, loadNewGirls, type CamsData } from './load-cams.ts';
export { useCamList, type CamListView } from './use-cams.ts';
