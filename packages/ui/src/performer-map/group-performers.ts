import Supercluster from 'supercluster';
import { MAX_ZOOM } from './limits.ts';
import { isWithin, type MapBounds, type MapPosition } from './mercator.ts';

/** What a marker needs to know of a performer. */
type Placed = { id: string; place: string; position: MapPosition; state: string };

/** One marker: a performer, or several whose markers would touch. */
export type MapGroup<Performer extends Placed = Placed> = {
  key: string;
  position: MapPosition;
  members: readonly Performer[];
  /** Where most of them are. */
  place: string;
  /** How many places there are beside it. */
  otherPlaces: number;
  live: number;
  /** The zoom at which it falls apart; null when its members are in one place, or too near at any zoom. */
  splitsAt: number | null;
};

/** Half of a marker with its name, px. */
const GROUP_RADIUS = 64;

const describe = <Performer extends Placed>(
  members: readonly Performer[],
): Pick<MapGroup<Performer>, 'members' | 'place' | 'otherPlaces' | 'live'> => {
  const counts = new Map<string, number>();
  for (const { place } of members) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return {
    members,
    place: most?.[0] ?? '',
    otherPlaces: counts.size - 1,
    live: members.filter(({ state }) => state === 'live' || state === 'freeChat').length,
  };
};

/** An index of performers: what markers there are within bounds at a zoom, from north to south. */
export function groupPerformers<Performer extends Placed>(
  performers: readonly Performer[],
): (bounds: MapBounds, zoom: number) => readonly MapGroup<Performer>[] {
  // Relative to worlds of 256 px, as the map counts.
  const index = new Supercluster<{ at: number }>({
    radius: GROUP_RADIUS,
    extent: 256,
    maxZoom: MAX_ZOOM,
  });
  index.load(
    performers.map(({ position }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [position.long, position.lat] },
    })),
  );
  const membersOf = (cluster: number): Performer[] =>
    index.getLeaves(cluster, Infinity).flatMap(({ properties }) => performers[properties.at] ?? []);
  return (bounds, zoom) =>
    index
      .getClusters([bounds.west, bounds.south, bounds.east, bounds.north], Math.floor(zoom + 1e-6))
      .flatMap((feature): MapGroup<Performer>[] => {
        const [long = 0, lat = 0] = feature.geometry.coordinates;
        const position = { lat, long };
        if (!isWithin(bounds, position)) return [];
        if (!('cluster' in feature.properties)) {
          const one = performers[feature.properties.at];
          return one === undefined
            ? []
            : [{ key: one.id, position, splitsAt: null, ...describe([one]) }];
        }
        const id = feature.properties.cluster_id;
        const group = describe(membersOf(id));
        const splitsAt = index.getClusterExpansionZoom(id);
        return [
          {
            key: `${group.place} ${group.members.length} ${id}`,
            position,
            splitsAt: group.otherPlaces === 0 || splitsAt > MAX_ZOOM ? null : splitsAt,
            ...group,
          },
        ];
      })
      .toSorted((one, other) => other.position.lat - one.position.lat);
}
