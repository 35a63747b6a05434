import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Picture } from '../picture/Picture.tsx';
import './hero-banner.css';

export type HeroBannerProps = RootProps<'div'> & {
  /** Heading. */
  title: string;
  /** A second line of the title, in the tone of the banner: "less waiting." */
  accent?: string | undefined;
  /** A sentence below the title. */
  text?: ReactNode;
  /** See `Picture.src`. */
  picture: string | null;
  /** What the picture shows, for those who do not see it. */
  pictureAlt?: string | undefined;
  /** Two colours to show until the picture is there. */
  palette?: readonly string[] | undefined;
  /** What of the picture stays in sight, as CSS object-position. */
  position?: string | undefined;
  /** `Badge`s above the title. */
  badges?: ReactNode;
  /** One button, rarely two. */
  actions?: ReactNode;
  /** What it means for money: "Renews monthly until cancelled." */
  note?: string | undefined;
  /** `low` leaves the page to what comes below. */
  height?: 'full' | 'low' | undefined;
  /** Gold for VIP only. */
  tone?: 'plain' | 'vip' | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | undefined;
};

/** The opening of a page about one thing: VIP, a contest, a season. On phones the words stand below the picture. */
export function HeroBanner({
  title,
  accent,
  text,
  picture,
  pictureAlt = '',
  palette,
  position = '70% 50%',
  badges,
  actions,
  note,
  height = 'full',
  tone = 'plain',
  level = 1,
  ...rest
}: HeroBannerProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div {...rootProps(rest, 'vx-hero-banner')} data-tone={tone} data-height={height}>
      <Picture
        src={picture}
        alt={pictureAlt}
        ratio="fill"
        radius="none"
        palette={palette}
        position={position}
        priority
        sizes="(width < 1024px) 100vw, 1160px"
        className="vx-hero-banner__picture"
      />
      <div className="vx-hero-banner__body">
        {badges === undefined ? null : <div className="vx-hero-banner__badges">{badges}</div>}
        <Title className="vx-hero-banner__title">
          {title}
          {accent === undefined ? null : (
            <>
              {' '}
              <span className="vx-hero-banner__accent">{accent}</span>
            </>
          )}
        </Title>
        {text === undefined ? null : <p className="vx-hero-banner__text">{text}</p>}
        {actions === undefined ? null : <div className="vx-hero-banner__actions">{actions}</div>}
        {note === undefined ? null : <p className="vx-hero-banner__note">{note}</p>}
      </div>
    </div>
  );
}
