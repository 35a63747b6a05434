import type { ReactElement } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { FollowButton } from '../internal/FollowButton.tsx';
import { Link } from '../link/context.tsx';
import { LiveBadge } from '../live-badge/LiveBadge.tsx';
import { Price } from '../price/Price.tsx';
import type { PerformerSnapshot, PerformerTileProps } from '../performer-tile/PerformerTile.tsx';
import './performer-line.css';

export type PerformerLineProps = {
  performer: PerformerSnapshot;
  follow?: PerformerTileProps['follow'];
  /** Heading level of the name. Default 3. */
  level?: PerformerTileProps['level'];
};

/** A performer in one line, for lists beside something else: face, name, state, price, follow. */
export function PerformerLine({ performer, follow, level = 3 }: PerformerLineProps): ReactElement {
  const Name = `h${level}` as const;
  const isFree = performer.state === 'freeChat';
  return (
    <article className="vx-performer-line" data-state={performer.state}>
      <Avatar
        name={performer.name}
        src={performer.picture}
        size="lg"
        ring={performer.state === 'live' ? 'live' : undefined}
      />
      <div className="vx-performer-line__words">
        <Name className="vx-performer-line__name">
          <Link className="vx-stretched" href={performer.href}>
            {performer.name}
          </Link>
          {performer.age === undefined ? null : (
            <span className="vx-performer-line__age">{performer.age}</span>
          )}
        </Name>
        {performer.tagline === undefined ? null : (
          <p className="vx-performer-line__tagline">{performer.tagline}</p>
        )}
        <p className="vx-performer-line__offer">
          <LiveBadge state={performer.state} />
          {performer.blocked === undefined ? (
            performer.price && !isFree ? (
              <Price price={performer.price} per="minute" size="sm" />
            ) : isFree ? (
              <Price price="free" />
            ) : null
          ) : (
            <span className="vx-performer-line__blocked">{performer.blocked}</span>
          )}
        </p>
      </div>
      {follow === undefined ? null : (
        <span className="vx-performer-line__follow">
          <FollowButton name={performer.name} follow={follow} />
        </span>
      )}
    </article>
  );
}
