import { useUiLabels } from '../labels/context.tsx';
import { catalogues } from './catalogues.ts';

/** What the map says. Its languages come with its code, not with every page. */
export type MapLabels = {
  name: string;
  keys: string;
  places: string;
  performers: string;
  view: string;
  map: string;
  list: string;
  zoomIn: string;
  zoomOut: string;
  showAll: string;
  inView: (count: number) => string;
  /** What a marker with several performers says; `more` are the places beside the one that is named. */
  cluster: (place: string, more: number, count: number, live: number) => string;
  performersIn: (place: string, count: number) => string;
  live: (count: number) => string;
  everyoneInView: string;
  searchHere: string;
  approximate: string;
  nobody: string;
  nobodyText: string;
  failed: string;
};

/** In the language of the labels around; English where there is no catalogue. */
export const useMapLabels = (): MapLabels =>
  catalogues[useUiLabels().locale.slice(0, 2)] ?? catalogues.en;
