import type { ReactElement, ReactNode } from 'react';
import { Badge, type BadgeTone } from '../badge/Badge.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { crownIcon, playIcon } from '../icons/index.ts';
import { FollowButton, type Follow } from '../internal/FollowButton.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { LiveBadge, type Presence } from '../live-badge/LiveBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Price, priceInWords, type PriceValue } from '../price/Price.tsx';
import { TilePreview } from './TilePreview.tsx';
import { usePreviewIntent } from './use-preview-intent.ts';
import './performer-tile.css';

/** A performer as a tile shows one. */
export type PerformerSnapshot = {
  name: string;
  age?: number | undefined;
  href: string;
  /** See `Picture.src`. */
  picture: string | null;
  /** For example "Illustrated portrait of Mira Solène". */
  pictureAlt?: string | undefined;
  palette?: readonly string[] | undefined;
  state: Presence;
  /** The private chat that runs can be watched. */
  voyeur?: boolean | undefined;
  tagline?: string | undefined;
  /** Per minute. */
  price?: PriceValue | null | undefined;
  vip?: boolean | undefined;
  /** Further words on the picture: HD, New, Couple. */
  badges?: readonly string[] | undefined;
  /** Position in a chart, from 1. */
  rank?: number | undefined;
  /** Why this performer cannot be met from here. */
  blocked?: string | undefined;
};

/** What a running preview tells its tile; `onBlocked` says why there is none. */
export type PreviewControl = {
  onPlaying: () => void;
  onEnded: () => void;
  onBlocked: (reason: string) => void;
};

export type PerformerTileProps = RootProps<'article'> & {
  /** Who it is and how they are now. */
  performer: PerformerSnapshot;
  /** The heart, and what it does; without it there is none. */
  follow?: Follow | undefined;
  /** Renders the moving picture while a preview is wanted. The tile knows no server. */
  preview?: ((control: PreviewControl) => ReactNode) | undefined;
  /** 5, with VIP 20. */
  previewSeconds?: number | undefined;
  /** Shown in the preview: the way into the chat. */
  chat?: { label: string; href: string } | undefined;
  /** The way to write; without it there is none. */
  message?: { label: string; href: string } | undefined;
  /** At the lower end of the picture: how far away somebody is. */
  corner?: ReactNode;
  /** Heading level of the name. Default 3. */
  level?: 2 | 3 | 4 | undefined;
  /** Loads its picture at once: for what is seen first. */
  priority?: boolean | undefined;
  /** Width on the page, as `sizes` of an image. */
  sizes?: string | undefined;
};

const stateBadge = (performer: PerformerSnapshot): ReactElement | null =>
  performer.state === 'offline' || performer.state === 'online' ? null : (
    <LiveBadge state={performer.state} />
  );

/** A performer in a grid: the picture, the name, the price. One link; buttons follow it. */
export function PerformerTile({
  performer,
  follow,
  preview,
  previewSeconds = 5,
  chat,
  message,
  corner,
  level = 3,
  priority,
  sizes,
  ...rest
}: PerformerTileProps): ReactElement {
  const labels = useUiLabels();
  const intent = usePreviewIntent(preview !== undefined && performer.blocked === undefined);
  const Name = `h${level}` as const;
  const free = performer.state === 'freeChat';
  const watchable = performer.state === 'busy' && performer.voyeur === true;
  const spoken = [
    labels[performer.state],
    ...(watchable ? [labels.voyeur] : []),
    ...(performer.price && !free ? [priceInWords(labels, performer.price, 'minute')] : []),
    ...(performer.blocked === undefined ? [] : [performer.blocked]),
  ];
  return (
    <article
      {...rootProps(rest, 'vx-performer-tile', intent.handlers)}
      data-state={performer.state}
      data-preview={intent.active ? '' : undefined}
    >
      <div className="vx-performer-tile__meta">
        <Name className="vx-performer-tile__name">
          <Link className="vx-stretched" href={performer.href} draggable={false}>
            {performer.name}
            {performer.age === undefined ? null : (
              <>
                {' '}
                <span className="vx-performer-tile__age">{performer.age}</span>
              </>
            )}{' '}
            <span className="vx-visually-hidden">{spoken.join(', ')}</span>
          </Link>
        </Name>
        <div className="vx-performer-tile__price" aria-hidden="true">
          {free ? (
            <Price price="free" />
          ) : performer.price ? (
            <Price price={performer.price} per="minute" equivalent="hidden" />
          ) : null}
        </div>
        {performer.tagline === undefined ? null : (
          <p className="vx-performer-tile__tagline">{performer.tagline}</p>
        )}
        {performer.price?.equivalent && !free ? (
          <span className="vx-performer-tile__real" aria-hidden="true">
            {performer.price.equivalent.formatted}
          </span>
        ) : null}
      </div>
      <div className="vx-performer-tile__picture">
        <Picture
          src={performer.picture}
          alt={performer.pictureAlt ?? ''}
          palette={performer.palette}
          priority={priority}
          sizes={sizes}
        >
          {intent.active && preview !== undefined ? (
            <TilePreview seconds={previewSeconds} render={preview} chat={chat} message={message} />
          ) : null}
          {performer.blocked === undefined ? null : (
            <span className="vx-performer-tile__blocked">{performer.blocked}</span>
          )}
        </Picture>
        <div className="vx-performer-tile__badges">
          {performer.rank === undefined ? null : <Badge tone="media">{performer.rank}</Badge>}
          {stateBadge(performer)}
          {watchable ? <LiveBadge state="voyeur" /> : null}
          {performer.vip === true ? (
            <Badge tone="vip" icon={crownIcon}>
              {labels.vip}
            </Badge>
          ) : null}
          {(performer.badges ?? []).slice(0, 2).map((badge) => (
            <Badge key={badge} tone={'media' satisfies BadgeTone}>
              {badge}
            </Badge>
          ))}
        </div>
        {corner && <div className="vx-performer-tile__corner">{corner}</div>}
        <div className="vx-performer-tile__actions">
          {follow === undefined ? null : (
            <FollowButton name={performer.name} follow={follow} onMedia />
          )}
        </div>
        <div className="vx-performer-tile__play">
          {preview === undefined || performer.blocked !== undefined ? null : (
            <IconButton
              className="vx-performer-tile__preview-button"
              glyph={playIcon}
              iconWeight="fill"
              label={labels.previewOf(performer.name)}
              variant="media"
              size="sm"
              tooltip="none"
              aria-expanded={intent.active}
              onClick={intent.active ? intent.stop : intent.start}
            />
          )}
        </div>
      </div>
    </article>
  );
}
