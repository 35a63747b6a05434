import { useState, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { PresenceDot, type Presence } from '../live-badge/LiveBadge.tsx';
import { sourceSet } from '../picture/Picture.tsx';
import './avatar.css';

/** Size of the face. */
export type AvatarSize =
  | 'xs'
  | 'sm'
  | 'rail'
  | 'md'
  | 'comment'
  | 'lg'
  | 'story'
  | 'xl'
  | 'profile';

export type AvatarProps = RootProps<'span'> & {
  /** The person's name: initials until there is a picture. */
  name: string;
  /** An address; `{width}` in it makes a srcset of 60, 160, 320, 640. */
  src?: string | null | undefined;
  /** 24, 32, 36, 40, 48, 56, 60, 96 or 148 px. */
  size?: AvatarSize | undefined;
  /** Live, something new, nothing new, VIP. */
  ring?: 'live' | 'unseen' | 'seen' | 'vip' | undefined;
  /** A dot at the edge; the state is written beside it. */
  presence?: Presence | undefined;
  /** The small LIVE label on the ring of a story. */
  liveLabel?: boolean | undefined;
  /** Set where the name does not stand beside it. */
  label?: string | undefined;
};

const pixels: Record<AvatarSize, number> = {
  xs: 24,
  sm: 32,
  rail: 36,
  md: 40,
  comment: 48,
  lg: 56,
  story: 60,
  xl: 96,
  profile: 148,
};
const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 1)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('');

/** A person. */
export function Avatar({
  name,
  src,
  size = 'md',
  ring,
  presence,
  liveLabel = false,
  label,
  ...rest
}: AvatarProps): ReactElement {
  const labels = useUiLabels();
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...rootProps(rest, 'vx-avatar')} data-size={size} data-ring={ring} {...naming}>
      {src && failedSrc !== src ? (
        <img
          {...sourceSet(src, [60, 160, 320, 640])}
          sizes={src.includes('{width}') ? `${pixels[size]}px` : undefined}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span className="vx-avatar__initials">{initials(name)}</span>
      )}
      {presence === undefined ? null : (
        <span className="vx-avatar__presence">
          <PresenceDot state={presence} size={size === 'lg' ? 'lg' : 'md'} />
        </span>
      )}
      {liveLabel ? (
        <span className="vx-avatar__live">{labels.live.toLocaleUpperCase(labels.locale)}</span>
      ) : null}
    </span>
  );
}

export type AvatarStackProps = RootProps<'span'> & {
  /** Who is shown, in order. */
  people: readonly { name: string; src?: string | null | undefined }[];
  /** How many faces are shown; default 3, at most 5. */
  max?: number | undefined;
  /** How many there are in all, when `people` is only the first of them. */
  total?: number | undefined;
  /** How big it is. */
  size?: AvatarSize | undefined;
};

/** Several people as one text: "Zuri, Kaia and 4 more". */
export function AvatarStack({
  people,
  max = 3,
  total = people.length,
  size = 'sm',
  ...root
}: AvatarStackProps): ReactElement {
  const labels = useUiLabels();
  const shown = people.slice(0, Math.min(5, max));
  const names = shown.map((person) => person.name).join(', ');
  const rest = total - shown.length;
  return (
    <span
      {...rootProps(root, 'vx-avatar-stack')}
      role="img"
      aria-label={rest > 0 ? labels.andMore(names, rest) : names}
    >
      {shown.map((person) => (
        <Avatar key={person.name} {...person} size={size} />
      ))}
    </span>
  );
}
