import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { FollowButton } from '../internal/FollowButton.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { LiveBadge } from '../live-badge/LiveBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Price } from '../price/Price.tsx';
import type { PerformerSnapshot, PerformerTileProps } from '../performer-tile/PerformerTile.tsx';
import './performer-line.css';

export type PerformerLineProps = RootProps<'article'> & {
  /** Who it is and how they are now. */
  performer: PerformerSnapshot;
  /** The heart, and what it does; without it there is none. */
  follow?: PerformerTileProps['follow'];
  /** `sm` for a list of names with their state, `lg` for the first of a chart. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** One button at the end: preview, message, remind me. */
  end?: ReactNode;
  /** Heading level of the name. Default 3. */
  level?: PerformerTileProps['level'];
};

/** A performer in one line, for charts and lists beside something else: place, face, name, state, price, follow. */
export function PerformerLine({
  performer,
  follow,
  size = 'md',
  end,
  level = 3,
  ...rest
}: PerformerLineProps): ReactElement {
  const labels = useUiLabels();
  const Name = `h${level}` as const;
  const isFree = performer.state === 'freeChat';
  return (
    <article
      {...rootProps(rest, 'vx-performer-line')}
      data-size={size}
      data-state={performer.state}
    >
      {performer.rank === undefined ? null : (
        <span className="vx-performer-line__rank">
          {size === 'lg' ? (
            <>
              <span className="vx-visually-hidden">{performer.rank}</span>
              {/* An outline, half behind the picture: an ornament. */}
              <span aria-hidden="true">{performer.rank}</span>
            </>
          ) : (
            performer.rank
          )}
        </span>
      )}
      {size === 'lg' ? (
        <span className="vx-performer-line__picture">
          <Picture src={performer.picture} alt="" palette={performer.palette} sizes="180px" />
          <span className="vx-performer-line__badge">
            <LiveBadge state={performer.state} />
          </span>
        </span>
      ) : (
        <Avatar
          name={performer.name}
          src={performer.picture}
          size={size === 'sm' ? 'md' : 'lg'}
          ring={performer.state === 'live' ? 'live' : undefined}
        />
      )}
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
          {size === 'sm' ? (
            <span className="vx-performer-line__state">{labels[performer.state]}</span>
          ) : size === 'lg' ? null : (
            <LiveBadge state={performer.state} />
          )}
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
      {end === undefined ? null : <div className="vx-performer-line__end">{end}</div>}
      {follow === undefined ? null : (
        <span className="vx-performer-line__follow">
          <FollowButton name={performer.name} follow={follow} />
        </span>
      )}
    </article>
  );
}
