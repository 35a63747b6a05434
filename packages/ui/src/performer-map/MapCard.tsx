import type { ReactElement } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { mapPinIcon, xIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { LiveBadge } from '../live-badge/LiveBadge.tsx';
import { Price } from '../price/Price.tsx';
import type { MapPerformer } from './PerformerMap.tsx';

/** The performer whose marker was pressed, at the bottom of the map. */
export function MapCard({
  performer,
  onClose,
}: {
  performer: MapPerformer;
  onClose: () => void;
}): ReactElement {
  const labels = useUiLabels();
  const free = performer.state === 'freeChat';
  return (
    <article className="vx-map__card" aria-label={performer.name}>
      <Avatar name={performer.name} src={performer.avatar ?? performer.picture} size="lg" />
      <div className="vx-map__card-words">
        <p className="vx-map__card-name">
          <Link className="vx-stretched" href={performer.href}>
            {performer.name}
          </Link>
          {performer.age === undefined ? null : (
            <span className="vx-map__card-age">{performer.age}</span>
          )}
        </p>
        <p className="vx-map__card-place">
          <Icon glyph={mapPinIcon} size="xs" />
          <span>{performer.place}</span>
        </p>
        <p className="vx-map__card-offer">
          <LiveBadge state={performer.state} />
          {performer.price && !free ? (
            <Price price={performer.price} per="minute" size="sm" />
          ) : free ? (
            <Price price="free" />
          ) : null}
        </p>
      </div>
      <IconButton
        className="vx-map__card-close"
        glyph={xIcon}
        label={labels.close}
        tooltip="none"
        onClick={onClose}
      />
    </article>
  );
}
