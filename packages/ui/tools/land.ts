/**
 * Generates src/performer-map/land.ts: land, home countries and borders as paths for an SVG, and towns with
 * the zoom from which their names have room. Shapes are of Natural Earth (public domain, naturalearthdata.com)
 * as `world-atlas` (ISC) packs them; rivers and lakes are sketched through the places that they pass.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { merge, mesh } from 'topojson-client';
import countries from 'world-atlas/countries-10m.json' with { type: 'json' };
import { mapBounds } from '../src/performer-map/limits.ts';
import { lakes, rivers, towns } from './land-places.ts';

type Point = [x: number, y: number];
type Ring = Point[];

/** Austria, Switzerland, Germany, Liechtenstein: ISO 3166-1 numeric. */
const home = new Set(['040', '756', '276', '438']);

/** One unit is a pixel at zoom 9: the world is 2 ** 17 wide. */
const UNIT = 2 ** 17;
const x = (long: number): number => ((long + 180) / 360) * UNIT;
const y = (lat: number): number => {
  const sin = Math.sin((lat * Math.PI) / 180);
  return (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * UNIT;
};
const box = {
  west: x(mapBounds.west),
  east: x(mapBounds.east),
  north: y(mapBounds.north),
  south: y(mapBounds.south),
};
/** Where the view can come close: lines are kept finer there. */
const near = { west: x(4.5), east: x(18.5), north: y(56), south: y(45) };
const inside = (area: typeof box, [px, py]: Point): boolean =>
  px >= area.west && px <= area.east && py >= area.north && py <= area.south;

/** Douglas and Peucker: the line without the points that lie nearer than `tolerance` to it. */
const simplify = (line: Point[], tolerance: number): Point[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let far = 0;
  let at = 0;
  for (const [index, [px, py]] of line.entries()) {
    const [ox, oy] = [px - first[0], py - first[1]];
    const off = length === 0 ? Math.hypot(ox, oy) : Math.abs(ox * dy - oy * dx) / length;
    if (off > far) [far, at] = [off, index];
  }
  if (far <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(at), tolerance),
  ];
};

/** Sutherland and Hodgman, one edge: what of the ring lies on the inner side. */
const cut = (ring: Ring, axis: 0 | 1, edge: number, keepLess: boolean): Ring => {
  const isIn = (point: Point): boolean => (keepLess ? point[axis] <= edge : point[axis] >= edge);
  return ring.flatMap((point, index): Ring => {
    const before = ring.at(index - 1) ?? point;
    const share = (edge - before[axis]) / (point[axis] - before[axis]);
    const meet: Point = [
      before[0] + (point[0] - before[0]) * share,
      before[1] + (point[1] - before[1]) * share,
    ];
    meet[axis] = edge;
    if (isIn(point)) return isIn(before) ? [point] : [meet, point];
    return isIn(before) ? [meet] : [];
  });
};
const clip = (ring: Ring): Ring =>
  cut(
    cut(cut(cut(ring, 0, box.west, false), 0, box.east, true), 1, box.north, false),
    1,
    box.south,
    true,
  );

const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [px, py], index) => {
      const [bx, by] = ring.at(index - 1) ?? [px, py];
      return sum + (bx * py - px * by) / 2;
    }, 0),
  );

/** Relative, in whole units from the north-west corner of the box; no separator where a sign stands. */
const draw = (line: Point[], closed: boolean): string => {
  const points = line.map(([px, py]): Point => [
    Math.round(px - box.west),
    Math.round(py - box.north),
  ]);
  const steps = points.map(([px, py], index): Point => {
    const [bx, by] = index === 0 ? [0, 0] : (points[index - 1] ?? [0, 0]);
    return [px - bx, py - by];
  });
  const kept = steps.filter(([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0);
  if (kept.length < 2) return '';
  const numbers = kept
    .flat()
    .map((number, index) => (index === 0 || number < 0 ? `${number}` : ` ${number}`))
    .join('');
  // What follows the first pair of a move is a line.
  return `m${numbers}${closed ? 'z' : ''}`;
};
/** Absolute moves: every part begins at the corner. */
const path = (lines: readonly Point[][], closed: boolean): string =>
  lines
    .map((line) =>
      draw(line, closed)
        .replace(/^m/u, 'M')
        .replace(/^(M-?\d+ ?-?\d+) ?/u, '$1l'),
    )
    .join('');

type Geometry = { id: string; type: string; arcs: unknown };
type Topology = {
  arcs: [number, number][][];
  transform?: { scale: Point; translate: Point };
  objects: { countries: { geometries: Geometry[] } };
};

function shapes(): { land: string; home: string; borders: string } {
  const topology = structuredClone(countries) as unknown as Topology;
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  const all = topology.objects.countries.geometries;
  const homeArcs = new Set(
    all
      .filter(({ id }) => home.has(id))
      .flatMap(({ arcs }) => (arcs as number[][][]).flat(Infinity) as unknown as number[])
      .map((arc) => (arc < 0 ? ~arc : arc)),
  );
  // Arcs are shared by neighbours, so simplified borders still meet.
  topology.arcs = topology.arcs.map((arc, index) => {
    let [px, py] = [0, 0];
    const line = arc.map(([dx, dy]): Point => {
      px += dx;
      py += dy;
      return [x(px * scale[0] + translate[0]), y(py * scale[1] + translate[1])];
    });
    const tolerance = homeArcs.has(index) ? 4 : line.some((one) => inside(near, one)) ? 16 : 60;
    return simplify(line, tolerance);
  });
  delete topology.transform;
  const rings = (geometries: Geometry[], smallest: number): Ring[] =>
    (merge(topology as never, geometries as never).coordinates as unknown as Ring[][])
      .flat()
      // Antarctica and the like reach where Mercator ends.
      .filter((ring) => ring.every((point) => point.every(Number.isFinite)))
      .map((ring) => clip(ring.slice(0, -1)))
      .filter((ring) => ring.length > 2)
      .filter(
        (ring) => areaOf(ring) > (ring.some((one) => inside(near, one)) ? smallest : 16 * smallest),
      );
  const borders = (
    mesh(topology as never, topology.objects.countries as never, (a, b) => a !== b)
      .coordinates as unknown as Point[][]
  ).flatMap((line) => {
    // A border that leaves the box ends there.
    const parts: Point[][] = [[]];
    for (const point of line)
      if (inside(box, point)) parts.at(-1)?.push(point);
      else if (parts.at(-1)?.length !== 0) parts.push([]);
    return parts.filter((part) => part.length > 1);
  });
  return {
    land: path(rings(all, 160), true),
    home: path(
      rings(
        all.filter(({ id }) => home.has(id)),
        160,
      ),
      true,
    ),
    borders: path(borders, false),
  };
}

const sketch = (line: readonly (readonly [lat: number, long: number])[]): Point[] =>
  line.map(([lat, long]) => [x(long), y(lat)]);

/** A smooth line through the points: the tangent at each is that of its neighbours (Catmull and Rom). */
const smooth = (lines: readonly Point[][]): string =>
  lines
    .map((points) => {
      const at = (index: number): Point =>
        points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
      const off = ([px, py]: Point): Point => [
        Math.round(px - box.west),
        Math.round(py - box.north),
      ];
      const curves = points.slice(1).flatMap((to, index) => {
        const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
        const start = off(from);
        const relative = (point: Point): Point => [
          off(point)[0] - start[0],
          off(point)[1] - start[1],
        ];
        return [
          relative([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]),
          relative([to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]),
          relative(to),
        ].flat();
      });
      return `M${off(at(0)).join(' ')}c${curves
        .map((number, index) => (index === 0 || number < 0 ? `${number}` : ` ${number}`))
        .join('')}`;
    })
    .join('');

/** From which zoom a town's name has room beside those of larger towns. */
function placed(): { name: string; lat: number; long: number; from: number }[] {
  const found = new Map<string, number>();
  const [first, last] = [4, 10];
  for (let zoom = first; zoom <= last; zoom += 1) {
    const scale = 2 ** (zoom - 9);
    const taken: { x: number; y: number; half: number }[] = [];
    // Names that are already shown keep their place.
    const order = [...towns].sort(
      (a, b) => Number(found.has(b[0])) - Number(found.has(a[0])) || a[3] - b[3],
    );
    for (const [name, lat, long, rank] of order) {
      if (rank > (zoom < 6 ? zoom - 3 : zoom - 4)) continue;
      const spot = { x: x(long) * scale, y: y(lat) * scale, half: name.length * 3.2 + 8 };
      const clash = taken.some(
        (other) =>
          Math.abs(other.x - spot.x) < other.half + spot.half && Math.abs(other.y - spot.y) < 28,
      );
      if (clash) continue;
      taken.push(spot);
      if (!found.has(name)) found.set(name, zoom);
    }
  }
  return towns.flatMap(([name, lat, long]) => {
    const from = found.get(name);
    return from === undefined ? [] : [{ name, lat, long, from }];
  });
}

/** The text of src/performer-map/land.ts. */
export function landModule(): string {
  const { land, home: own, borders } = shapes();
  const list = placed()
    .map(({ name, lat, long, from }) => `  ['${name}', ${lat}, ${long}, ${from}],`)
    .join('\n');
  return `// Generated by \`pnpm --filter @vx/ui run land\` from Natural Earth (public domain) in world-atlas. Do not edit.

/** Paths count in pixels of zoom 9 from the north-west corner of the box; so does the box from that of the world. */
export const LAND_ZOOM = 9;
export const landBox = {
  x: ${Math.round(box.west)},
  y: ${Math.round(box.north)},
  width: ${Math.round(box.east) - Math.round(box.west)},
  height: ${Math.round(box.south) - Math.round(box.north)},
} as const;

/** All land. */
export const land =
  '${land}';

/** The countries that the map is about. */
export const homeLand =
  '${own}';

export const borders =
  '${borders}';

export const rivers =
  '${smooth(rivers.map(sketch))}';

export const lakes =
  '${path(
    lakes.map((lake) => sketch(lake)),
    true,
  )}';

/** A name as it is written there, where it lies, and the zoom from which there is room for it. */
export type Town = readonly [name: string, lat: number, long: number, from: number];
export const towns: readonly Town[] = [
${list}
];
`;
}

const target = new URL('../src/performer-map/land.ts', import.meta.url);
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, landModule());
