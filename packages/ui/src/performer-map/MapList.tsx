import { memo, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { mapPinIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { PerformerTile } from '../performer-tile/PerformerTile.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { MapPerformer } from './PerformerMap.tsx';

const Tile = memo(function Tile({
  performer,
  render,
}: {
  performer: MapPerformer;
  render: ((performer: MapPerformer) => ReactNode) | undefined;
}): ReactNode {
  if (render !== undefined) return render(performer);
  return (
    <PerformerTile
      performer={performer}
      corner={
        performer.distance === undefined ? undefined : (
          <Badge tone="media" icon={mapPinIcon}>
            {performer.distance}
          </Badge>
        )
      }
    />
  );
});

export type MapListProps = {
  performers: readonly MapPerformer[];
  /** How many are shown before the button for more. */
  limit: number;
  /** How many more the button brings. */
  step: number;
  onMore: () => void;
  busy: boolean;
  selected: string | null;
  active: ReadonlySet<string>;
  onPoint: (ids: readonly string[]) => void;
  tile: ((performer: MapPerformer) => ReactNode) | undefined;
};

/** The same performers as on the map, in the order that they were found in. */
export function MapList(props: MapListProps): ReactElement {
  const { performers, limit, step, onMore, busy, selected, active, onPoint, tile } = props;
  const labels = useUiLabels();
  const waiting = busy && performers.length === 0;
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState({ from: 0, count: 0 });
  const more = (): void => {
    setAdded({ from: limit, count: Math.min(step, performers.length - limit) });
    onMore();
  };
  // The button moves away with what it brings, or goes: the focus goes to the first of what came.
  useEffect(() => {
    if (added.count > 0) list.current?.children[added.from]?.querySelector('a')?.focus();
  }, [added]);
  return (
    <>
      <p className="vx-visually-hidden" aria-live="polite">
        {added.count > 0 ? labels.itemsAdded(added.count) : ''}
      </p>
      <ul ref={list} className="vx-performer-map__tiles" aria-busy={busy || undefined}>
        {waiting
          ? Array.from({ length: 8 }, (_, index) => (
              <li key={index} aria-hidden="true">
                <Skeleton kind="performer" />
              </li>
            ))
          : performers.slice(0, limit).map((performer) => (
              <li
                key={performer.id}
                className="vx-performer-map__tile"
                data-active={active.has(performer.id) || performer.id === selected ? '' : undefined}
              >
                <div
                  role="presentation"
                  onPointerEnter={() => onPoint([performer.id])}
                  onPointerLeave={() => onPoint([])}
                  onFocus={() => onPoint([performer.id])}
                  onBlur={() => onPoint([])}
                >
                  <Tile performer={performer} render={tile} />
                  <p className="vx-performer-map__where">
                    <Icon glyph={mapPinIcon} size="xs" />
                    <span>{performer.place}</span>
                  </p>
                </div>
              </li>
            ))}
      </ul>
      {performers.length > limit ? (
        <div className="vx-performer-map__more">
          <Button variant="secondary" onClick={more}>
            {labels.loadMore}
          </Button>
        </div>
      ) : null}
    </>
  );
}
