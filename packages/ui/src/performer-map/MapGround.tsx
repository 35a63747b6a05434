import { memo, type CSSProperties, type ReactElement } from 'react';
import { borders, homeLand, lakes, land, landBox, LAND_ZOOM, rivers, towns } from './land.ts';
import {
  boundsOf,
  isWithin,
  offsetOf,
  project,
  worldSize,
  type MapPoint,
  type MapPosition,
  type MapSize,
  type MapView,
} from './mercator.ts';

/** The paths never change; what is seen of them does. */
const Land = memo(function Land(): ReactElement {
  return (
    <>
      <path className="vx-map__land" d={land} />
      <path className="vx-map__home" d={homeLand} />
      <path className="vx-map__river" d={rivers} />
      <path className="vx-map__lake" d={lakes} />
      <path className="vx-map__border" d={borders} />
    </>
  );
});

export type MapGroundProps = {
  view: MapView;
  size: MapSize;
  /** Markers that carry a name of their own, px from the middle: names of towns make room. */
  taken: readonly MapPoint[];
  /** What the search is limited to. */
  within?: { center: MapPosition; km: number } | undefined;
};

/** Around the earth at the equator, km. */
const EQUATOR_KM = 40_075;

/** Land, water, borders and names, twice as wide and high as what is seen: a drag shows no edge. */
export function MapGround({ view, size, taken, within }: MapGroundProps): ReactElement {
  const center = project(view.center);
  const perUnit = worldSize(view.zoom) / worldSize(LAND_ZOOM);
  const width = (2 * size.width) / perUnit;
  const height = (2 * size.height) / perUnit;
  const left = center.x * worldSize(LAND_ZOOM) - landBox.x - width / 2;
  const top = center.y * worldSize(LAND_ZOOM) - landBox.y - height / 2;
  const seen = boundsOf(view, size, Math.max(size.width, size.height) / 2);
  const names = towns.flatMap(([name, lat, long, from]) => {
    if (view.zoom < from || !isWithin(seen, { lat, long })) return [];
    const at = offsetOf(view, { lat, long });
    const hidden = taken.some(
      ({ x, y }) => Math.abs(at.x - x) < 64 && at.y - y > -44 && at.y - y < 64,
    );
    return hidden ? [] : [{ name, at }];
  });
  const middle = within === undefined ? null : offsetOf(view, within.center);
  return (
    <div className="vx-map__ground" aria-hidden="true">
      <svg
        className="vx-map__drawing"
        width={2 * size.width}
        height={2 * size.height}
        viewBox={`${left} ${top} ${width} ${height}`}
      >
        <Land />
      </svg>
      {within === undefined || middle === null ? null : (
        <span
          className="vx-map__within"
          // oxlint-disable-next-line react/forbid-dom-props -- the browser alone draws the map
          style={
            {
              '--vx-x': `${middle.x}px`,
              '--vx-y': `${middle.y}px`,
              '--vx-radius': `${
                (within.km / (EQUATOR_KM * Math.cos((within.center.lat * Math.PI) / 180))) *
                worldSize(view.zoom)
              }px`,
            } as CSSProperties
          }
        />
      )}
      {names.map(({ name, at }) => (
        <span
          key={name}
          className="vx-map__town"
          // oxlint-disable-next-line react/forbid-dom-props -- the browser alone draws the map
          style={{ '--vx-x': `${at.x}px`, '--vx-y': `${at.y}px` } as CSSProperties}
        >
          {name}
        </span>
      ))}
    </div>
  );
}
