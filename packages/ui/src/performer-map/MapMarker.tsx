import type { CSSProperties, ReactElement } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { useUiLabels } from '../labels/context.tsx';
import { Price, priceInWords } from '../price/Price.tsx';
import type { MapGroup } from './group-performers.ts';
import type { MapPoint } from './mercator.ts';
import { useMapLabels } from './labels.ts';
import type { MapPerformer } from './PerformerMap.tsx';

export type MapMarkerProps = {
  group: MapGroup<MapPerformer>;
  /** Px from the middle of the map. */
  at: MapPoint;
  /** The card of its performer is open. */
  selected: boolean;
  /** Shown in the list right now: hovered or focused. */
  active: boolean;
  /** One marker is a stop for Tab; null where the view has left it. */
  tabIndex: 0 | -1 | null;
  onPress: (group: MapGroup<MapPerformer>) => void;
  onPoint: (group: MapGroup<MapPerformer> | null) => void;
  onFocus: (group: MapGroup<MapPerformer>) => void;
  onBlur: () => void;
};

/** A performer, or several: a button with a name that says what is there. */
export function MapMarker(props: MapMarkerProps): ReactElement {
  const { group, at, selected, active, tabIndex, onPress, onPoint, onFocus, onBlur } = props;
  const labels = useUiLabels();
  const say = useMapLabels();
  const [first] = group.members;
  const single = group.members.length === 1 ? first : undefined;
  const free = single?.state === 'freeChat';
  const price = single?.price && !free ? single.price : null;
  const count = group.members.length;
  const spoken =
    single === undefined
      ? say.cluster(group.place, group.otherPlaces, count, group.live)
      : [
          single.name,
          group.place,
          labels[single.state],
          ...(price === null ? [] : [priceInWords(labels, price, 'minute')]),
        ].join(', ');
  return (
    <button
      type="button"
      className="vx-map__marker"
      data-key={group.key}
      data-kind={single === undefined ? 'cluster' : 'performer'}
      data-size={count > 99 ? 'lg' : count > 9 ? 'md' : 'sm'}
      data-active={active || selected ? '' : undefined}
      aria-expanded={single === undefined ? undefined : selected}
      aria-hidden={tabIndex === null ? true : undefined}
      tabIndex={tabIndex ?? -1}
      // oxlint-disable-next-line react/forbid-dom-props -- the browser alone draws the map
      style={{ '--vx-x': `${at.x}px`, '--vx-y': `${at.y}px` } as CSSProperties}
      onClick={() => onPress(group)}
      onPointerEnter={() => onPoint(group)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onFocus(group)}
      onBlur={onBlur}
    >
      <span className="vx-visually-hidden">{spoken}</span>
      <span className="vx-map__face" aria-hidden="true">
        {single === undefined ? (
          <>
            <span className="vx-map__count">{count}</span>
            {group.live > 0 ? <span className="vx-map__live">{say.live(group.live)}</span> : null}
            <span className="vx-map__place">
              {group.place}
              {group.otherPlaces > 0 ? ` +${group.otherPlaces}` : ''}
            </span>
          </>
        ) : (
          <>
            <Avatar
              name={single.name}
              src={single.avatar ?? single.picture}
              size="rail"
              ring={single.state === 'live' ? 'live' : undefined}
            />
            {active || selected ? (
              <span className="vx-map__offer">
                {price !== null ? (
                  <Price price={price} size="sm" tone="inherit" />
                ) : free ? (
                  labels.free
                ) : (
                  single.name
                )}
              </span>
            ) : null}
          </>
        )}
      </span>
    </button>
  );
}
