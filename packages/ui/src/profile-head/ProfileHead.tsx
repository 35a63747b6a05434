import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Icon } from '../icon/Icon.tsx';
import { sealCheckIcon } from '../icons/index.ts';
import { EndMark } from '../internal/EndMark.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { LiveBadge, type Presence } from '../live-badge/LiveBadge.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Picture } from '../picture/Picture.tsx';
import './profile-head.css';

export type ProfileCoverProps = RootProps<'div'> & {
  /** Address of the picture; null shows a placeholder. */
  src: string | null;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** Two colours to show until the picture is there. */
  palette?: readonly string[] | undefined;
  /** Moving preview that lies over the picture. */
  preview?: ReactNode;
  /** Part of the picture that stays in sight when it is cropped, as `object-position`. */
  position?: string | undefined;
};

/** The wide picture above a profile on desktop; a preview may run on it. */
export function ProfileCover({
  src,
  alt,
  palette,
  preview,
  position = '50% 38%',
  ...rest
}: ProfileCoverProps): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-profile-cover')}>
      <Picture
        src={src}
        alt={alt}
        ratio="fill"
        radius="none"
        palette={palette}
        priority
        sizes="(width < 1024px) 100vw, 1440px"
        position={position}
      />
      {preview}
    </div>
  );
}

export type ProfileHeadProps = RootProps<'div'> & {
  /** Who it is. */
  name: string;
  /** Address of the picture; null shows a placeholder. */
  picture: string | null;
  /** Rings the face and is part of its name; for the eye, the ways to chat beside it say it in words. */
  state: Presence;
  /** Identity and age are checked. */
  verified?: boolean | undefined;
  /** "27 years · Cologne · German, English, French" */
  facts: string;
};

/** Face, name and facts, standing over the cover's edge. */
export function ProfileHead({
  name,
  picture,
  state,
  verified = false,
  facts,
  ...rest
}: ProfileHeadProps): ReactElement {
  const labels = useUiLabels();
  const live = state === 'live' || state === 'freeChat';
  return (
    <div {...rootProps(rest, 'vx-profile-head')}>
      <Avatar
        name={name}
        src={picture}
        size="profile"
        ring={live ? 'live' : 'seen'}
        label={`${name}, ${labels[state]}`}
      />
      <div className="vx-profile-head__words">
        <h1 className="vx-profile-head__name">
          {name}
          {verified ? (
            <Icon
              glyph={sealCheckIcon}
              weight="fill"
              size="lg"
              label={labels.verified}
              className="vx-profile-head__seal"
            />
          ) : null}
        </h1>
        <p className="vx-profile-head__facts">{facts}</p>
        <EndMark />
      </div>
    </div>
  );
}

export type ProfileHeroProps = RootProps<'div'> &
  ProfileHeadProps & {
    /** What the picture shows, for those who do not see it. */
    pictureAlt: string;
    /** A picture in landscape format for a phone that lies on its side; else the portrait is cropped. */
    cover?: string | undefined;
    /** Two colours to show until the picture is there. */
    palette?: readonly string[] | undefined;
    /** "since 21:04" */
    since?: string | undefined;
    /** Moving preview that lies over the picture. */
    preview?: ReactNode;
    /** What stands inside. */
    children?: ReactNode;
  };

/** The same on phones: the picture fills the top of the screen, the name stands on it. */
export function ProfileHero({
  name,
  picture,
  pictureAlt,
  cover,
  palette,
  state,
  verified = false,
  facts,
  since,
  preview,
  children,
  ...rest
}: ProfileHeroProps): ReactElement {
  const labels = useUiLabels();
  return (
    <div {...rootProps(rest, 'vx-profile-hero')}>
      <Picture
        src={picture}
        landscapeSrc={cover}
        alt={pictureAlt}
        ratio="fill"
        radius="none"
        palette={palette}
        priority
        sizes="100vw"
        position="50% 25%"
      />
      {preview}
      {children}
      <div className="vx-profile-hero__words">
        <p className="vx-profile-hero__badges">
          <LiveBadge state={state} />
          {since === undefined ? null : <Badge tone="media">{since}</Badge>}
        </p>
        <h1 className="vx-profile-hero__name">
          {name}
          {verified ? (
            <Icon
              glyph={sealCheckIcon}
              weight="fill"
              size="lg"
              label={labels.verified}
              className="vx-profile-hero__seal"
            />
          ) : null}
        </h1>
        <p className="vx-profile-hero__facts">{facts}</p>
        <EndMark />
      </div>
    </div>
  );
}

/** Shares in words and lines: ratings of a performer. */
export function RatingBars({
  title,
  total,
  rows,
  note,
  ...rest
}: RootProps<'section'> & {
  /** Heading. */
  title: string;
  /** At the end of the title: from how many, in words. */
  total: string;
  /** The rows, in order. */
  rows: readonly { label: string; share: number; text: string }[];
  /** Small print below. */
  note?: string | undefined;
}): ReactElement {
  return (
    <section {...rootProps(rest, 'vx-rating-bars')} aria-label={title}>
      <div className="vx-rating-bars__head">
        <h3>{title}</h3>
        <span>{total}</span>
      </div>
      <dl>
        {rows.map((row) => (
          <div key={row.label} className="vx-rating-bars__row">
            <dt>{row.label}</dt>
            <dd>{row.text}</dd>
            <dd className="vx-rating-bars__line" aria-hidden="true">
              <progress value={row.share} max={1} />
            </dd>
          </div>
        ))}
      </dl>
      {note === undefined ? null : <p className="vx-rating-bars__note">{note}</p>}
    </section>
  );
}
