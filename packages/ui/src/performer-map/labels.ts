import { useUiLabels } from '../labels/context.tsx';

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

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

const english: MapLabels = {
  name: 'Map of performers',
  keys: 'Arrow keys move the map, plus and minus zoom, 0 shows everyone.',
  places: 'Places on the map',
  performers: 'Performers in view',
  view: 'View',
  map: 'Map',
  list: 'List',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show everyone',
  inView: (count) => `${count} ${plural(count, 'performer', 'performers')} in view`,
  cluster: (place, more, count, live) =>
    `${place}${more > 0 ? ` and ${more} more ${plural(more, 'place', 'places')}` : ''}: ${count} performers${live > 0 ? `, ${live} live` : ''}`,
  performersIn: (place, count) => `${place}: ${count} ${plural(count, 'performer', 'performers')}`,
  live: (count) => `${count} live`,
  everyoneInView: 'Everyone in view',
  searchHere: 'Search this area',
  approximate: 'Positions are approximate: the town, never an address.',
  nobody: 'Nobody here',
  nobodyText: 'Zoom out or move the map to meet someone.',
  failed: 'The map did not load',
};

const german: MapLabels = {
  name: 'Karte der Personen',
  keys: 'Pfeiltasten bewegen die Karte, Plus und Minus zoomen, 0 zeigt alle.',
  places: 'Orte auf der Karte',
  performers: 'Personen im Ausschnitt',
  view: 'Ansicht',
  map: 'Karte',
  list: 'Liste',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  showAll: 'Alle zeigen',
  inView: (count) => `${count} ${count === 1 ? 'Person' : 'Personen'} im Ausschnitt`,
  cluster: (place, more, count, live) =>
    `${place}${more > 0 ? ` und ${more} ${more === 1 ? 'weiterer Ort' : 'weitere Orte'}` : ''}: ${count} Personen${live > 0 ? `, ${live} live` : ''}`,
  performersIn: (place, count) => `${place}: ${count} ${count === 1 ? 'Person' : 'Personen'}`,
  live: (count) => `${count} live`,
  everyoneInView: 'Alle im Ausschnitt',
  searchHere: 'In diesem Gebiet suchen',
  approximate: 'Die Orte sind ungefähr: die Stadt, nie eine Adresse.',
  nobody: 'Niemand hier',
  nobodyText: 'Zoome heraus oder bewege die Karte, um jemanden zu treffen.',
  failed: 'Die Karte wurde nicht geladen',
};

const spanish: MapLabels = {
  name: 'Mapa de artistas',
  keys: 'Las flechas mueven el mapa, más y menos cambian el zoom, 0 muestra a todos.',
  places: 'Lugares en el mapa',
  performers: 'Artistas en la vista',
  view: 'Vista',
  map: 'Mapa',
  list: 'Lista',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  showAll: 'Mostrar a todos',
  inView: (count) => `${count} ${count === 1 ? 'artista' : 'artistas'} en la vista`,
  cluster: (place, more, count, live) =>
    `${place}${more > 0 ? ` y ${more} ${more === 1 ? 'lugar' : 'lugares'} más` : ''}: ${count} artistas${live > 0 ? `, ${live} en directo` : ''}`,
  performersIn: (place, count) => `${place}: ${count} ${count === 1 ? 'artista' : 'artistas'}`,
  live: (count) => `${count} en directo`,
  everyoneInView: 'Todos en la vista',
  searchHere: 'Buscar en esta zona',
  approximate: 'Las posiciones son aproximadas: la ciudad, nunca una dirección.',
  nobody: 'Nadie aquí',
  nobodyText: 'Aleja o mueve el mapa para encontrar a alguien.',
  failed: 'El mapa no se cargó',
};

const dutch: MapLabels = {
  name: 'Kaart van performers',
  keys: 'Pijltoetsen verplaatsen de kaart, plus en min zoomen, 0 toont iedereen.',
  places: 'Plaatsen op de kaart',
  performers: 'Performers in beeld',
  view: 'Weergave',
  map: 'Kaart',
  list: 'Lijst',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  showAll: 'Iedereen tonen',
  inView: (count) => `${count} ${count === 1 ? 'performer' : 'performers'} in beeld`,
  cluster: (place, more, count, live) =>
    `${place}${more > 0 ? ` en nog ${more} ${more === 1 ? 'plaats' : 'plaatsen'}` : ''}: ${count} performers${live > 0 ? `, ${live} live` : ''}`,
  performersIn: (place, count) =>
    `${count} ${count === 1 ? 'performer' : 'performers'} in ${place}`,
  live: (count) => `${count} live`,
  everyoneInView: 'Iedereen in beeld',
  searchHere: 'Zoeken in dit gebied',
  approximate: 'De plaatsen zijn bij benadering: de stad, nooit een adres.',
  nobody: 'Niemand hier',
  nobodyText: 'Zoom uit of verplaats de kaart om iemand te ontmoeten.',
  failed: 'De kaart is niet geladen',
};

const catalogues: Readonly<Record<string, MapLabels>> = {
  en: english,
  de: german,
  es: spanish,
  nl: dutch,
};

/** In the language of the labels around; English where there is no catalogue. */
export const useMapLabels = (): MapLabels =>
  catalogues[useUiLabels().locale.slice(0, 2)] ?? english;
