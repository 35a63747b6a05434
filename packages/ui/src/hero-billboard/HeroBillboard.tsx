import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { pauseIcon, playIcon, starIcon } from '../icons/index.ts';
import { EndMark } from '../internal/EndMark.tsx';
import { prefersCalm } from '../internal/prefers-calm.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { LiveBadge, type LiveWord } from '../live-badge/LiveBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import './hero-billboard.css';

/** Somebody or something that is featured. */
export type HeroSlide = {
  id: string;
  name: string;
  picture: string | null;
  /** A picture in portrait format for phones; else the same is cropped. */
  pictureMobile?: string | undefined;
  pictureAlt: string;
  palette?: readonly string[] | undefined;
  /** A small face for the selector. */
  face: string | null;
  /** What the performer is doing; none for a series. */
  state?: LiveWord | undefined;
  /** "New"; "Series" and "Season 2". */
  badges?: readonly string[] | undefined;
  text?: string | undefined;
  /** For example "98 % from 412 ratings". */
  rating?: { share: string; text: string } | undefined;
  /** "12 episodes of 40 minutes, new on Thursdays". */
  facts?: string | undefined;
  /** Buttons: chat with its price first, then the preview; or the next episode. */
  actions: ReactNode;
  /** What it means for money, below the buttons. */
  note?: string | undefined;
};

export type HeroBillboardProps = RootProps<'section', 'onSelect'> & {
  /** Performers, shows and series; the first four are shown. */
  slides: readonly HeroSlide[];
  /** Seconds until the next one; 0 (default) does not rotate. */
  rotateEvery?: number | undefined;
  /** A running preview over the picture of the one that is shown. */
  preview?: ReactNode;
  /** Heading level of the names, default 2; 1 where there is one slide and it is what the page is about. */
  level?: 1 | 2 | undefined;
  /** Calls back when another one is shown. */
  onSelect?: ((id: string) => void) | undefined;
};

const MAX_SHOWN = 4;

function Slide({
  slide,
  shown,
  first,
  level,
  preview,
}: {
  slide: HeroSlide;
  shown: boolean;
  first: boolean;
  level: 1 | 2;
  preview: ReactNode;
}): ReactElement {
  const Name = `h${level}` as const;
  return (
    <div className="vx-hero__slide" data-shown={shown ? '' : undefined}>
      <div className="vx-hero__picture">
        <Picture
          src={slide.picture}
          alt={slide.pictureAlt}
          ratio="fill"
          radius="none"
          palette={slide.palette}
          mobileSrc={slide.pictureMobile}
          priority={first}
          sizes="(width < 1024px) 100vw, 1160px"
          position="var(--vx-hero-position)"
        />
        {preview}
      </div>
      <div className="vx-hero__body">
        <div className="vx-hero__badges">
          {slide.state === undefined ? null : <LiveBadge state={slide.state} />}
          {(slide.badges ?? []).map((badge) => (
            <Badge key={badge} tone="media">
              {badge}
            </Badge>
          ))}
        </div>
        <Name className="vx-hero__name">{slide.name}</Name>
        {slide.text === undefined ? null : <p className="vx-hero__text">{slide.text}</p>}
        {slide.rating === undefined && slide.facts === undefined ? null : (
          <p className="vx-hero__facts">
            {slide.rating === undefined ? null : (
              <>
                <Icon glyph={starIcon} weight="fill" size="sm" />
                <b>{slide.rating.share}</b> <span>{slide.rating.text}</span>
              </>
            )}
            {slide.facts === undefined ? null : (
              <span className="vx-hero__fact">{slide.facts}</span>
            )}
          </p>
        )}
        <div className="vx-hero__actions">{slide.actions}</div>
        {slide.note === undefined ? null : <p className="vx-hero__note">{slide.note}</p>}
      </div>
      <EndMark />
    </div>
  );
}

/**
 * The featured performers, shows and series: one at a time with faces to choose from; on phones and tablets a row that
 * is swiped, which works without script. Rotation stops on hover, on focus, at a touch, with reduced motion, and by its
 * button.
 */
export function HeroBillboard({
  slides: all,
  rotateEvery = 0,
  preview,
  level = 2,
  onSelect,
  ...rest
}: HeroBillboardProps): ReactElement | null {
  const labels = useUiLabels();
  const slides = all.slice(0, MAX_SHOWN);
  const count = slides.length;
  const track = useRef<HTMLDivElement>(null);
  // None as long as the first is shown that the page came with.
  const [chosen, setChosen] = useState<number | null>(null);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const index = chosen !== null && chosen < count ? chosen : 0;
  const rotates = rotateEvery > 0 && count > 1;
  const settle = (position: number): void => {
    const next = slides[position];
    if (next === undefined || position === index) return;
    setChosen(position);
    onSelect?.(next.id);
  };
  const show = (position: number): void => {
    const row = track.current;
    // What is swiped follows its own scrolling; elsewhere there is nothing to scroll.
    if (row !== null && row.scrollWidth > row.clientWidth)
      row.scrollTo({ left: position * row.clientWidth });
    else settle(position);
  };
  const advance = useRef<() => void>(undefined);
  useEffect(() => {
    advance.current = () => show((index + 1) % count);
  });
  const runs = rotates && !held && !paused && !preview;
  useEffect(() => {
    if (!runs) return undefined;
    // Asked each time: a guest can turn motion off while the page is open.
    const timer = setInterval(() => {
      if (!prefersCalm()) advance.current?.();
    }, rotateEvery * 1000);
    return () => clearInterval(timer);
  }, [runs, rotateEvery]);
  if (count === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- watching pointer and focus only stops the rotation
    <section
      {...rootProps(rest, 'vx-hero', {
        onPointerEnter: () => setHeld(true),
        onPointerLeave: () => setHeld(false),
        onPointerDown: (event) => {
          if (event.pointerType === 'touch') setPaused(true);
        },
        onFocus: () => setHeld(true),
        onBlur: () => setHeld(false),
      })}
      aria-label={labels.featured}
      data-turned={chosen === null ? undefined : ''}
      aria-roledescription={count > 1 ? 'carousel' : undefined}
    >
      <div
        className="vx-hero__track"
        ref={track}
        aria-live={held ? 'polite' : 'off'}
        onScroll={({ currentTarget: row }) => settle(Math.round(row.scrollLeft / row.clientWidth))}
      >
        {slides.map((slide, position) => (
          <Slide
            key={slide.id}
            slide={slide}
            shown={position === index}
            first={position === 0}
            level={level}
            preview={position === index ? preview : null}
          />
        ))}
      </div>
      {count < 2 ? null : (
        <div className="vx-hero__selector">
          {rotates ? (
            <IconButton
              glyph={paused ? playIcon : pauseIcon}
              iconWeight="fill"
              label={paused ? labels.playRotation : labels.pauseRotation}
              variant="media"
              size="sm"
              tooltip="none"
              className="vx-hero__pause"
              onClick={() => setPaused(!paused)}
            />
          ) : null}
          {slides.map((other, position) => (
            <button
              key={other.id}
              type="button"
              className="vx-hero__pick"
              aria-label={labels.showSlide(other.name)}
              aria-pressed={position === index}
              onClick={() => {
                show(position);
                setPaused(true);
              }}
            >
              <Avatar name={other.name} src={other.face} className="vx-hero__face" />
            </button>
          ))}
        </div>
      )}
      <EndMark />
    </section>
  );
}
