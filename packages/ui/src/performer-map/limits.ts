import {
  project,
  unproject,
  worldSize,
  type MapBounds,
  type MapSize,
  type MapView,
} from './mercator.ts';

/** Positions are as coarse as a town: nearer there is nothing to see. */
export const MAX_ZOOM = 10;

/** What the map has land for. */
export const mapBounds: MapBounds = { west: -6, south: 41, east: 26, north: 58.5 };

const [corner, opposite] = [
  project({ lat: mapBounds.north, long: mapBounds.west }),
  project({ lat: mapBounds.south, long: mapBounds.east }),
];

/** As far out as there is land on all sides. */
export const minZoom = (size: MapSize): number =>
  Math.max(
    4.5,
    Math.log2(size.width / (opposite.x - corner.x) / worldSize(0)),
    Math.log2(size.height / (opposite.y - corner.y) / worldSize(0)),
  );

const between = (low: number, value: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));

/** The view next to this one that shows nothing beyond the map. */
export const limited = (view: MapView, size: MapSize): MapView => {
  const zoom = between(minZoom(size), view.zoom, MAX_ZOOM);
  const world = worldSize(zoom);
  const [x, y] = [size.width / 2 / world, size.height / 2 / world];
  const point = project(view.center);
  const center = {
    x: between(corner.x + x, point.x, opposite.x - x),
    y: between(corner.y + y, point.y, opposite.y - y),
  };
  if (zoom === view.zoom && center.x === point.x && center.y === point.y) return view;
  return { center: unproject(center), zoom };
};

/** Taken for the map's size before it has been measured. */
export const usualSize: MapSize = { width: 560, height: 640 };
