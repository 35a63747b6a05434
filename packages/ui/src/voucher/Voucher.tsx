import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import {
  broadcastIcon,
  chatCircleTextIcon,
  coinsIcon,
  giftIcon,
  imagesIcon,
  playCircleIcon,
  sealPercentIcon,
  ticketIcon,
  arrowsClockwiseIcon,
  videoCameraIcon,
} from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './voucher.css';

/** The ten types of the contract's `voucherTypes`. */
export type VoucherKind =
  | 'video'
  | 'videochat'
  | 'credits'
  | 'photoAlbum'
  | 'messages'
  | 'messengerGift'
  | 'liveShow'
  | 'privateShow'
  | 'bonusCode'
  | 'spins';

const glyphs: Record<VoucherKind, Glyph> = {
  video: playCircleIcon,
  videochat: videoCameraIcon,
  credits: coinsIcon,
  photoAlbum: imagesIcon,
  messages: chatCircleTextIcon,
  messengerGift: giftIcon,
  liveShow: broadcastIcon,
  privateShow: ticketIcon,
  bonusCode: sealPercentIcon,
  spins: arrowsClockwiseIcon,
};

export type VoucherProps = RootProps<'article'> & {
  /** What it is for. */
  kind: VoucherKind;
  /** "Video voucher", "5 free minutes". */
  title: string;
  /** Where it comes from or what it is for. */
  text?: string | undefined;
  /** The dates in words: "Valid until 30 November". */
  validity: string;
  /** Where it stands. */
  state: 'valid' | 'soon' | 'later' | 'used' | 'expired';
  /** Only here: "Only with Mira Solène". */
  performer?: { name: string; picture?: string | undefined; text: string } | undefined;
  /** The words of the state where it is not plainly valid: "2 days left", "Used", "Expired". */
  badge?: string | undefined;
  /** How many of the same: "× 3". */
  count?: string | undefined;
  /** Use it, or choose what for. */
  action?: ReactNode;
  /** Which of its looks it has. */
  variant?: 'card' | 'row' | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | 4 | undefined;
};

/** Something the guest may have without paying, until a day. */
export function Voucher({
  kind,
  title,
  text,
  validity,
  state,
  performer,
  badge,
  count,
  action,
  variant = 'card',
  level = 3,
  ...rest
}: VoucherProps): ReactElement {
  const Title = `h${level}` as const;
  const over = state === 'used' || state === 'expired';
  return (
    <article {...rootProps(rest, 'vx-voucher')} data-variant={variant} data-state={state}>
      <span className="vx-voucher__icon">
        <Icon glyph={glyphs[kind]} size={variant === 'card' ? 'lg' : 'md'} />
      </span>
      <div className="vx-voucher__words">
        <Title className="vx-voucher__title">
          {title}
          {count === undefined ? null : <span className="vx-voucher__count"> {count}</span>}
        </Title>
        {text === undefined ? null : <p className="vx-voucher__text">{text}</p>}
        {performer === undefined ? null : (
          <p className="vx-voucher__performer">
            <Avatar name={performer.name} src={performer.picture} size="xs" />
            {performer.text}
          </p>
        )}
        <p className="vx-voucher__text">{validity}</p>
      </div>
      {badge === undefined ? null : (
        <span className="vx-voucher__badge">
          <Badge tone={state === 'soon' ? 'warning' : over ? 'neutral' : 'accent'}>{badge}</Badge>
        </span>
      )}
      {action === undefined || over ? null : <div className="vx-voucher__action">{action}</div>}
    </article>
  );
}
