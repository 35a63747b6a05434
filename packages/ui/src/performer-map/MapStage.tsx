import { useId, useMemo, useRef, type ReactElement } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { cornersOutIcon, minusIcon, plusIcon } from '../icons/index.ts';
import { groupPerformers, type MapGroup } from './group-performers.ts';
import { MAX_ZOOM, minZoom } from './limits.ts';
import { MapGround, type MapGroundProps } from './MapGround.tsx';
import { useMapLabels } from './labels.ts';
import { MapMarker } from './MapMarker.tsx';
import { boundsOf, fitted, offsetOf, type MapSize, type MapView } from './mercator.ts';
import type { MapPerformer } from './PerformerMap.tsx';
import { useMapGestures } from './use-map-gestures.ts';
import { useMapView } from './use-map-view.ts';
import { useRovingMarkers } from './use-roving-markers.ts';

export type MapStageProps = {
  performers: readonly MapPerformer[];
  /** What is to be seen; a new one moves the map. */
  view: MapView;
  /** What shows everyone. */
  everyone: MapView;
  /** Of the stage, px. */
  size: MapSize;
  selected: string | null;
  /** The performers that are pointed at in the list. */
  active: ReadonlySet<string>;
  within?: MapGroundProps['within'];
  onSettle: (view: MapView) => void;
  onSelect: (id: string | null) => void;
  /** A group that cannot fall apart: its members are for the list. */
  onOpen: (group: MapGroup<MapPerformer>) => void;
  onPoint: (ids: readonly string[]) => void;
};

/** The map itself: ground, markers, controls. It comes with its land when a map is to be seen. */
export function MapStage(props: MapStageProps): ReactElement {
  const { performers, view, everyone, size, selected, active, within } = props;
  const words = useMapLabels();
  const keys = useId();
  const stage = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const motion = useMapView(view, size, props.onSettle);
  const { live } = motion;
  const showAll = (): void => motion.fly(everyone);
  const gestures = useMapGestures(motion, size, stage, layer, showAll);

  const groupsWithin = useMemo(() => groupPerformers(performers), [performers]);
  const groups = useMemo(
    () =>
      groupsWithin(boundsOf(live, size, Math.max(size.width, size.height) / 2), live.zoom).map(
        (group) => ({ group, key: group.key, at: offsetOf(live, group.position) }),
      ),
    [groupsWithin, live, size],
  );
  const inView = groups.filter(
    ({ at }) => Math.abs(at.x) <= size.width / 2 && Math.abs(at.y) <= size.height / 2,
  );
  const roving = useRovingMarkers(inView, bar);
  const press = (group: MapGroup<MapPerformer>): void => {
    const [first] = group.members;
    if (group.members.length === 1 && first !== undefined)
      return props.onSelect(first.id === selected ? null : first.id);
    if (group.splitsAt === null) return props.onOpen(group);
    const around = fitted(
      group.members.map(({ position }) => position),
      size,
      MAX_ZOOM,
    );
    return motion.fly(
      around.zoom >= group.splitsAt ? around : { center: group.position, zoom: group.splitsAt },
    );
  };

  return (
    <div
      ref={stage}
      className="vx-map__stage"
      role="presentation"
      {...gestures}
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
        // The keys belong to the map that was touched last.
        event.preventDefault();
        ground.current?.focus({ preventScroll: true });
      }}
    >
      <div
        ref={ground}
        className="vx-map__keys"
        role="application"
        tabIndex={0}
        aria-label={words.name}
        aria-describedby={keys}
      />
      <p id={keys} hidden>
        {words.keys}
      </p>
      <div ref={layer} className="vx-map__layer">
        <MapGround
          view={live}
          size={size}
          within={within}
          taken={groups.flatMap(({ group, at }) => (group.members.length > 1 ? [at] : []))}
        />
        <div
          ref={bar}
          className="vx-map__markers"
          role="toolbar"
          tabIndex={-1}
          aria-label={words.places}
          onKeyDown={roving.handleKeyDown}
        >
          {groups.map(({ group, key, at }) => (
            <MapMarker
              key={key}
              group={group}
              at={at}
              selected={group.members.some(({ id }) => id === selected)}
              active={group.members.some(({ id }) => active.has(id))}
              tabIndex={
                inView.some((one) => one.key === key) ? (key === roving.stop ? 0 : -1) : null
              }
              onPress={press}
              onPoint={(pointed) => props.onPoint(pointed?.members.map(({ id }) => id) ?? [])}
              onFocus={() => {
                roving.handleFocus(key);
                props.onPoint(group.members.map(({ id }) => id));
              }}
              onBlur={() => {
                roving.handleBlur();
                props.onPoint([]);
              }}
            />
          ))}
        </div>
      </div>
      <div className="vx-map__controls">
        <IconButton
          glyph={plusIcon}
          label={words.zoomIn}
          shortcut="+"
          tooltip="start"
          size="lg"
          disabled={live.zoom >= MAX_ZOOM}
          onClick={() => motion.zoomBy(1, undefined, true)}
        />
        <IconButton
          glyph={minusIcon}
          label={words.zoomOut}
          shortcut="−"
          tooltip="start"
          size="lg"
          disabled={live.zoom <= minZoom(size)}
          onClick={() => motion.zoomBy(-1, undefined, true)}
        />
        <IconButton
          glyph={cornersOutIcon}
          label={words.showAll}
          shortcut="0"
          tooltip="start"
          size="lg"
          onClick={showAll}
        />
      </div>
    </div>
  );
}
