import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { crownIcon, lockKeyIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { Picture, type PictureRatio } from '../picture/Picture.tsx';
import { Price, priceInWords, type PriceValue } from '../price/Price.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import './media-card.css';
import './media-list.css';

/** A video as a card shows it. */
export type MediaSnapshot = {
  title: string;
  href: string;
  picture: string | null;
  pictureAlt?: string | undefined;
  palette?: readonly string[] | undefined;
  /** The second line: performer, age, likes. */
  meta?: string | undefined;
  /** `18:24`, or `6:10 left`. */
  duration?: string | undefined;
  /** What it costs, or why it does not. */
  access:
    | { kind: 'price'; price: PriceValue; was?: PriceValue | undefined }
    | { kind: 'vipPrice'; price: PriceValue; badge: string }
    | { kind: 'free' }
    /** Part of the subscription, not for coins. */
    | { kind: 'vip' }
    | { kind: 'owned' }
    | { kind: 'none' };
  locked?: boolean | undefined;
  isNew?: boolean | undefined;
  badge?: string | undefined;
  /** 0 to 1, watched so far. */
  progress?: number | undefined;
};

export type MediaCardProps = RootProps<'article'> & {
  /** What it is and how it stands. */
  item: MediaSnapshot;
  /** 16:9 for videos, 1:1 for albums. */
  ratio?: Exclude<PictureRatio, 'fill'> | undefined;
  /** Card in a grid, row with a small picture beside something else, or line of a list over the whole width. */
  layout?: 'grid' | 'row' | 'list' | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | 4 | undefined;
  /** Loads its picture at once: for what is seen first. */
  priority?: boolean | undefined;
  /** Width on the page, as `sizes` of an image. */
  sizes?: string | undefined;
  /** Selection in the library: a `Checkbox` in the corner, whose hidden words name the card ("Select The quiet room"). */
  select?: ReactNode;
};

function Access({
  access,
  below,
}: {
  access: MediaSnapshot['access'];
  below: boolean;
}): ReactElement | null {
  switch (access.kind) {
    case 'price':
      return (
        <Price price={access.price} was={access.was} equivalent={below ? 'below' : 'inline'} />
      );
    case 'vipPrice':
      return <Price price={access.price} equivalent={below ? 'below' : 'inline'} />;
    case 'free':
    case 'owned':
      return <Price price={access.kind} />;
    default:
      return null;
  }
}

/** A video, clip, audio or album: one link with title, length and price. */
export function MediaCard({
  item,
  ratio = '16:9',
  layout = 'grid',
  level = 3,
  priority,
  sizes,
  select,
  ...rest
}: MediaCardProps): ReactElement {
  const labels = useUiLabels();
  const Title = `h${level}` as const;
  const { access } = item;
  const spoken = [
    ...(item.duration === undefined ? [] : [labels.duration(item.duration)]),
    ...(item.progress === undefined ? [] : [labels.watched(Math.round(item.progress * 100))]),
    ...(item.locked === true ? [labels.isLocked] : []),
    ...(access.kind === 'price' || access.kind === 'vipPrice'
      ? [priceInWords(labels, access.price)]
      : access.kind === 'free'
        ? [labels.free]
        : access.kind === 'owned'
          ? [labels.owned]
          : access.kind === 'vip'
            ? [labels.vip]
            : []),
    ...(access.kind === 'price' && access.was !== undefined
      ? [labels.before(priceInWords(labels, access.was))]
      : []),
  ];
  return (
    <article {...rootProps(rest, 'vx-media-card')} data-layout={layout} data-ratio={ratio}>
      <div className="vx-media-card__meta">
        <Title className="vx-media-card__title">
          <Link className="vx-stretched" href={item.href}>
            {item.title}
            {spoken.length === 0 ? null : (
              <>
                {' '}
                <span className="vx-visually-hidden">{spoken.join(', ')}</span>
              </>
            )}
          </Link>
        </Title>
        {item.meta === undefined ? null : <p className="vx-media-card__line">{item.meta}</p>}
        <div className="vx-media-card__access" aria-hidden="true">
          <Access access={item.access} below={layout !== 'row'} />
        </div>
      </div>
      <Picture
        src={item.picture}
        alt={item.pictureAlt ?? ''}
        ratio={ratio}
        palette={item.palette}
        priority={priority}
        sizes={
          sizes ?? { grid: '(width < 768px) 90vw, 320px', row: '160px', list: '220px' }[layout]
        }
        radius={layout === 'grid' ? 'lg' : 'md'}
        className="vx-media-card__picture"
      >
        <div className="vx-media-card__badges">
          {item.isNew === true ? <Badge tone="media">{labels.isNew}</Badge> : null}
          {item.badge === undefined ? null : (
            <Badge tone={access.kind === 'price' && access.was !== undefined ? 'sale' : 'media'}>
              {item.badge}
            </Badge>
          )}
          {access.kind === 'vipPrice' || access.kind === 'vip' ? (
            <Badge tone="vip" icon={crownIcon}>
              {access.kind === 'vip' ? labels.vip : access.badge}
            </Badge>
          ) : null}
        </div>
        {item.locked === true ? (
          <span className="vx-media-card__lock">
            <Icon glyph={lockKeyIcon} weight="fill" size="xs" />
          </span>
        ) : null}
        {item.duration === undefined ? null : (
          <span className="vx-media-card__duration" aria-hidden="true">
            {item.duration}
          </span>
        )}
        {item.progress === undefined ? null : (
          <span className="vx-media-card__progress">
            <ProgressBar value={item.progress} tone="media" />
          </span>
        )}
      </Picture>
      {select === undefined ? null : <div className="vx-media-card__select">{select}</div>}
    </article>
  );
}
