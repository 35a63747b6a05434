/** A place in degrees, as the contract writes it. */
export type MapPosition = { lat: number; long: number };
/** What a map shows: its middle, and how near. One level more is twice as near; the world is 256 px wide at 0. */
export type MapView = { center: MapPosition; zoom: number };
export type MapSize = { width: number; height: number };

/** The part of the world that is shown, in degrees. */
export type MapBounds = { west: number; south: number; east: number; north: number };
/** A point of the world: both from 0 in the north-west to 1. */
export type MapPoint = { x: number; y: number };

const TILE_SIZE = 256;

/** How many pixels wide the world is. */
export const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom;

/** Web-Mercator. */
export const project = ({ lat, long }: MapPosition): MapPoint => {
  const sin = Math.sin((lat * Math.PI) / 180);
  return { x: long / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) };
};

export const unproject = ({ x, y }: MapPoint): MapPosition => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  long: (x - 0.5) * 360,
});

/** Pixels from the middle of the view. */
export const offsetOf = (view: MapView, position: MapPosition): MapPoint => {
  const [center, point, world] = [project(view.center), project(position), worldSize(view.zoom)];
  return { x: (point.x - center.x) * world, y: (point.y - center.y) * world };
};

/** The view after its middle went on by so many pixels. */
export const moved = (view: MapView, by: MapPoint): MapView => {
  const [center, world] = [project(view.center), worldSize(view.zoom)];
  return { ...view, center: unproject({ x: center.x + by.x / world, y: center.y + by.y / world }) };
};

/** The view at another zoom that keeps what lies `at` (pixels from the middle) where it is. */
export const zoomedAt = (view: MapView, zoom: number, at: MapPoint = { x: 0, y: 0 }): MapView => {
  const share = 2 ** (zoom - view.zoom);
  return moved({ ...view, zoom }, { x: at.x * (share - 1), y: at.y * (share - 1) });
};

/** @param margin px that are added on each side */
export const boundsOf = (view: MapView, size: MapSize, margin = 0): MapBounds => {
  const [x, y] = [size.width / 2 + margin, size.height / 2 + margin];
  const from = moved(view, { x: -x, y: -y }).center;
  const to = moved(view, { x, y }).center;
  return { west: from.long, north: from.lat, east: to.long, south: to.lat };
};

export const isWithin = (bounds: MapBounds, { lat, long }: MapPosition): boolean =>
  lat >= bounds.south && lat <= bounds.north && long >= bounds.west && long <= bounds.east;

/** The nearest view up to `maxZoom` that shows all positions with room around them. There is at least one. */
export const fitted = (
  positions: readonly MapPosition[],
  size: MapSize,
  maxZoom: number,
  room = 56,
): MapView => {
  const points = positions.map(project);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const share = (pixels: number, span: number): number =>
    span === 0 ? maxZoom : Math.log2(Math.max(1, pixels - 2 * room) / (span * TILE_SIZE));
  return {
    center: unproject({ x: (west + east) / 2, y: (north + south) / 2 }),
    zoom: Math.min(maxZoom, share(size.width, east - west), share(size.height, south - north)),
  };
};
