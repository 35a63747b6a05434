import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../empty-state/ErrorState.tsx';
import { listIcon, mapPinIcon } from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import type { PerformerSnapshot } from '../performer-tile/PerformerTile.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { limited, usualSize } from './limits.ts';
import { MapList } from './MapList.tsx';
import { MapPane } from './MapPane.tsx';
import {
  boundsOf,
  fitted,
  isWithin,
  type MapBounds,
  type MapPosition,
  type MapSize,
  type MapView,
} from './mercator.ts';
import { useMapLabels } from './labels.ts';
import './performer-map.css';

/** A performer at a place. */
export type MapPerformer = PerformerSnapshot & {
  id: string;
  /** The name of the town, as the page's language writes it. */
  place: string;
  /** Of the town, never of a person. */
  position: MapPosition;
  /** How far away, in words, on the picture: "4 km". */
  distance?: string | undefined;
  /** A square picture for the marker; default `picture`. */
  avatar?: string | null | undefined;
};

export type PerformerMapProps = RootProps<'div', 'onSelect'> & {
  /** In the order of the list. */
  performers: readonly MapPerformer[];
  /** What the map shows; it moves there whenever this changes. Default: everyone. Zoom 4.5 to 10. */
  view?: MapView | undefined;
  /** Whose card is open. */
  selected?: string | null | undefined;
  /** What narrow pages show first; where there is room, both stand side by side. */
  shown?: 'list' | 'map' | undefined;
  /** What the search is limited to: a dashed circle. */
  within?: { center: MapPosition; km: number } | undefined;
  /** Performers are on their way; those that are there stay. */
  loading?: boolean | undefined;
  /** Why there is no map, and the way to try again. */
  error?: { title: string; text?: string | undefined; onRetry?: () => void } | undefined;
  /** When nobody was found at all. */
  empty?: { title: string; text?: string | undefined; action?: ReactNode } | undefined;
  /** Looks for performers in what is seen now; null when that is done. */
  searchHere?: (() => void) | null | undefined;
  /** Somebody moved the map and it rests. */
  onViewChange?: ((view: MapView & { bounds: MapBounds }) => void) | undefined;
  /** Called with what is chosen, or null. */
  onSelect?: ((id: string | null) => void) | undefined;
  /** A tile of the list with its actions; default: a plain `PerformerTile`. The place stands below it. */
  tile?: ((performer: MapPerformer) => ReactNode) | undefined;
};

/** Germany, Austria and Switzerland. */
const home: MapView = { center: { lat: 50.4, long: 10.6 }, zoom: 5.4 };
/** One performer is shown with the region around. */
const NEAREST_COUNT = 8;
const PAGE_SIZE = 60;
const nobody: ReadonlySet<string> = new Set();

/** The pane's size: null while it is not displayed, which loads nothing, and the last one that there was. */
function useShownSize(): {
  pane: RefObject<HTMLDivElement | null>;
  size: MapSize | null;
  lastSize: MapSize;
} {
  const pane = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState<{ size: MapSize | null; lastSize: MapSize }>({
    size: null,
    lastSize: usualSize,
  });
  useEffect(() => {
    if (pane.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSizes((before) =>
        width > 0 && height > 0
          ? { size: { width, height }, lastSize: { width, height } }
          : { ...before, size: null },
      );
    });
    observer.observe(pane.current);
    return () => observer.disconnect();
  }, []);
  return { pane, ...sizes };
}

/** State that begins with what the page asks for, and again whenever the page asks for something else. */
function useFollowing<Value>(asked: Value, key: string): readonly [Value, (own: Value) => void] {
  const [state, setState] = useState({ key, value: asked });
  if (state.key !== key) setState({ key, value: asked });
  return [state.value, (value) => setState({ key, value })];
}

const viewKey = (view: MapView | undefined): string =>
  view === undefined ? '' : `${view.center.lat} ${view.center.long} ${view.zoom}`;

/**
 * Performers on a map and in a list of equal rank: the list shows who is in view, and says how many.
 * The map is coarse: towns, no streets, own land, no tile service. RU-actorsearch-map.
 */
export function PerformerMap(props: PerformerMapProps): ReactElement {
  const rest = rootOf(props, ['onViewChange', 'onSelect']);
  const { performers, loading = false, error, empty } = props;
  const labels = useUiLabels();
  const words = useMapLabels();
  const { pane, size, lastSize } = useShownSize();
  const list = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(props.shown ?? 'list');
  const [asked, setView] = useFollowing(props.view, viewKey(props.view));
  const [selected, setSelected] = useFollowing(props.selected ?? null, props.selected ?? '');
  const [place, setPlace] = useState<{ title: string; ids: ReadonlySet<string> } | null>(null);
  const [limit, setLimit] = useState(PAGE_SIZE);
  const [active, setActive] = useState(nobody);

  const everyone = useMemo(
    () =>
      performers.length === 0
        ? home
        : limited(
            fitted(
              performers.map(({ position }) => position),
              lastSize,
              NEAREST_COUNT,
            ),
            lastSize,
          ),
    [performers, lastSize],
  );
  const view = useMemo(
    () => (asked === undefined ? everyone : limited(asked, lastSize)),
    [asked, everyone, lastSize],
  );
  const inView = useMemo(() => {
    const bounds = boundsOf(view, lastSize);
    return performers.filter(({ position }) => isWithin(bounds, position));
  }, [performers, view, lastSize]);
  const inPlace = performers.filter(({ id }) => place?.ids.has(id));
  const isPlace = place !== null && inPlace.length > 0;
  const listed = isPlace ? inPlace : inView;

  const settle = (next: MapView): void => {
    setView(next);
    setPlace(null);
    setLimit(PAGE_SIZE);
    props.onViewChange?.({ ...next, bounds: boundsOf(next, lastSize) });
  };
  const select = (id: string | null): void => {
    setSelected(id);
    props.onSelect?.(id);
  };
  const point = (ids: readonly string[]): void =>
    setActive(ids.length === 0 ? nobody : new Set(ids));
  useEffect(() => {
    if (place !== null) list.current?.focus();
  }, [place]);

  const showAll = { label: words.showAll, run: () => settle(everyone) };
  const retry = error?.onRetry && { label: labels.retry, run: error.onRetry };
  const isNobodyHere = !loading && inView.length === 0;
  const notice =
    error !== undefined
      ? { text: error.title, action: retry }
      : isNobodyHere
        ? {
            text: performers.length === 0 ? (empty?.title ?? words.nobody) : words.nobody,
            action: performers.length === 0 ? undefined : showAll,
          }
        : null;

  const states = (): ReactElement | null => {
    if (error !== undefined)
      return (
        <ErrorState
          level={3}
          title={error.title}
          text={error.text}
          action={
            retry && (
              <Button variant="solid" onClick={retry.run}>
                {retry.label}
              </Button>
            )
          }
        />
      );
    if (!isNobodyHere || isPlace) return null;
    if (performers.length === 0)
      return (
        <EmptyState
          level={3}
          glyph={mapPinIcon}
          title={empty?.title ?? words.nobody}
          text={empty?.text}
          action={empty?.action}
        />
      );
    return (
      <EmptyState
        level={3}
        glyph={mapPinIcon}
        title={words.nobody}
        text={words.nobodyText}
        action={
          <Button variant="solid" onClick={showAll.run}>
            {showAll.label}
          </Button>
        }
      />
    );
  };

  return (
    <div {...rootProps(rest, 'vx-performer-map')}>
      <div className="vx-performer-map__frame" data-shown={shown}>
        <div className="vx-performer-map__head">
          <h2 className="vx-performer-map__summary">
            <output>
              {loading && performers.length === 0
                ? labels.loading
                : isPlace
                  ? place.title
                  : words.inView(inView.length)}
            </output>
          </h2>
          {isPlace ? (
            <Button variant="link" size="sm" onClick={() => setPlace(null)}>
              {words.everyoneInView}
            </Button>
          ) : null}
          <div className="vx-performer-map__switch">
            <SegmentedControl
              label={words.view}
              options={[
                { value: 'list', label: words.list, icon: listIcon },
                { value: 'map', label: words.map, icon: mapPinIcon },
              ]}
              value={shown}
              onChange={(value) => setShown(value === 'map' ? 'map' : 'list')}
            />
          </div>
        </div>
        <section
          ref={list}
          className="vx-performer-map__list"
          aria-label={words.performers}
          tabIndex={-1}
        >
          {states() ?? (
            <MapList
              performers={listed}
              limit={limit}
              step={PAGE_SIZE}
              onMore={() => setLimit(limit + PAGE_SIZE)}
              busy={loading}
              selected={selected}
              active={active}
              onPoint={point}
              tile={props.tile}
            />
          )}
        </section>
        <div ref={pane} className="vx-performer-map__pane">
          <MapPane
            performers={performers}
            view={view}
            everyone={everyone}
            size={size}
            selected={selected}
            chosen={performers.find(({ id }) => id === selected)}
            active={active}
            within={props.within}
            busy={loading}
            notice={notice}
            searchHere={props.searchHere ?? null}
            onSettle={settle}
            onSelect={select}
            onPoint={point}
            onOpen={(group) => {
              const { members, otherPlaces, live } = group;
              setPlace({
                title:
                  otherPlaces === 0
                    ? words.performersIn(group.place, members.length)
                    : words.cluster(group.place, otherPlaces, members.length, live),
                ids: new Set(members.map(({ id }) => id)),
              });
              setLimit(PAGE_SIZE);
              setShown('list');
            }}
          />
        </div>
      </div>
    </div>
  );
}
