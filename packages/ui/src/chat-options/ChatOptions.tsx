import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { starIcon, ticketIcon, videoCameraIcon } from '../icons/index.ts';
import { EndMark } from '../internal/EndMark.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import { LiveBadge, type LiveWord } from '../live-badge/LiveBadge.tsx';
import { Price, type PriceValue } from '../price/Price.tsx';
import './chat-options.css';

/** A kind of chat with its price. */
export type ChatOption = {
  id: string;
  label: string;
  text?: string | undefined;
  glyph: Glyph;
  price: PriceValue | null;
  per?: 'minute' | undefined;
  /** The way that leads there. Without one, and without `onSelect`, the line only tells the price. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
};

export type ChatOptionsProps = RootProps<'div'> & {
  /** `show` while a show with tickets runs. */
  state: LiveWord;
  /** "since 21:04" */
  since?: string | undefined;
  /** How others rated it. */
  rating?: { share: string; count: string } | undefined;
  /** The one first action; null when there is none now, with `reason`. */
  primary: {
    label: string;
    price: PriceValue;
    /** Default is the camera of a chat. */
    glyph?: Glyph | undefined;
    /** Paid once and not by the minute: the ticket of a show. */
    once?: boolean | undefined;
    href?: string | undefined;
    onStart?: (() => void) | undefined;
    loading?: boolean | undefined;
  } | null;
  /** Why the first action is not possible, and the shortest way forward. */
  reason?: ReactNode;
  /** "€2.99 per minute, billed by the second. Your balance lasts about 15 minutes." */
  note?: string | undefined;
  /** What a voucher pays: "10 minutes with your voucher, then 12 coins per minute". */
  voucher?: string | undefined;
  /** What can be chosen, in order. */
  options?: readonly ChatOption[] | undefined;
  /** Preview, gift, follow. */
  footer?: ReactNode;
  /** A panel beside the profile, the bar at the bottom of phones, or a plain list of all ways, for sheets and menus. */
  variant?: 'panel' | 'bar' | 'list' | undefined;
};

function Option({ option }: { option: ChatOption }): ReactElement {
  const content = (
    <>
      <span className="vx-chat-options__icon">
        <Icon glyph={option.glyph} weight="fill" />
      </span>
      <span className="vx-chat-options__words">
        <span className="vx-chat-options__label">{option.label}</span>
        {option.text === undefined ? null : (
          <span className="vx-chat-options__text">{option.text}</span>
        )}
      </span>
      {option.price === null ? null : (
        <Price price={option.price} per={option.per} equivalent="below" />
      )}
      <EndMark />
    </>
  );
  if (option.href !== undefined)
    return (
      <Link className="vx-chat-options__option" href={option.href}>
        {content}
      </Link>
    );
  if (option.onSelect === undefined)
    return <div className="vx-chat-options__option">{content}</div>;
  return (
    <button type="button" className="vx-chat-options__option" onClick={option.onSelect}>
      {content}
    </button>
  );
}

function OptionList({ options }: { options: readonly ChatOption[] }): ReactElement | null {
  return options.length === 0 ? null : (
    <ul className="vx-chat-options__list">
      {options.map((option) => (
        <li key={option.id}>
          <Option option={option} />
        </li>
      ))}
    </ul>
  );
}

const asOption = (primary: NonNullable<ChatOptionsProps['primary']>): ChatOption => ({
  id: 'first',
  label: primary.label,
  glyph: primary.glyph ?? videoCameraIcon,
  price: primary.price,
  per: primary.once === true ? undefined : 'minute',
  href: primary.href,
  onSelect: primary.onStart,
});

/** The ways to meet one performer, each with its price. */
export function ChatOptions({
  state,
  since,
  rating,
  primary,
  reason,
  note,
  voucher,
  options = [],
  footer,
  variant = 'panel',
  ...rest
}: ChatOptionsProps): ReactElement {
  const first =
    primary === null ? null : (
      <Button
        variant="primary"
        size="lg"
        block
        icon={primary.glyph ?? videoCameraIcon}
        price={primary.price}
        per={primary.once === true ? undefined : 'minute'}
        href={primary.href}
        loading={primary.loading}
        onClick={primary.onStart}
      >
        {primary.label}
      </Button>
    );
  const paid =
    voucher === undefined ? null : (
      <p className="vx-chat-options__voucher">
        <Icon glyph={ticketIcon} weight="fill" size="sm" />
        {voucher}
      </p>
    );
  if (variant === 'bar') {
    return (
      <div {...rootProps(rest, 'vx-chat-options')} data-variant="bar">
        {paid}
        {first}
        {reason}
        {note === undefined ? null : <p className="vx-chat-options__note">{note}</p>}
      </div>
    );
  }
  if (variant === 'list') {
    return (
      <div {...rootProps(rest, 'vx-chat-options')} data-variant="list">
        {paid}
        {reason === undefined ? null : <div className="vx-chat-options__reason">{reason}</div>}
        <OptionList options={[...(primary === null ? [] : [asOption(primary)]), ...options]} />
        {note === undefined ? null : <p className="vx-chat-options__note">{note}</p>}
      </div>
    );
  }
  return (
    <div {...rootProps(rest, 'vx-chat-options')} data-variant="panel" data-state={state}>
      <div className="vx-chat-options__head">
        <span className="vx-chat-options__state">
          <LiveBadge state={state} />
          {since === undefined ? null : <span>{since}</span>}
        </span>
        {rating === undefined ? null : (
          <span className="vx-chat-options__rating">
            <Icon glyph={starIcon} weight="fill" size="sm" />
            {rating.share}
            <span className="vx-chat-options__count">({rating.count})</span>
          </span>
        )}
      </div>
      {paid}
      {first}
      {reason === undefined ? null : <div className="vx-chat-options__reason">{reason}</div>}
      {note === undefined ? null : <p className="vx-chat-options__note">{note}</p>}
      <OptionList options={options} />
      {footer ? <div className="vx-chat-options__footer">{footer}</div> : null}
    </div>
  );
}

/** Ways to meet as square buttons, on phones. */
export function QuickActions({
  label,
  actions,
  ...rest
}: RootProps<'ul'> & {
  /** The name of the list; it is read, not shown. */
  label: string;
  /** What can be done, in order. */
  actions: readonly {
    id: string;
    label: string;
    glyph: Glyph;
    href?: string | undefined;
    onSelect?: (() => void) | undefined;
  }[];
}): ReactElement {
  return (
    <ul {...rootProps(rest, 'vx-quick-actions')} aria-label={label}>
      {actions.map((action) => {
        const content = (
          <>
            <Icon glyph={action.glyph} size="lg" />
            <span>{action.label}</span>
          </>
        );
        return (
          <li key={action.id}>
            {action.href === undefined ? (
              <button type="button" className="vx-quick-actions__item" onClick={action.onSelect}>
                {content}
              </button>
            ) : (
              <Link className="vx-quick-actions__item" href={action.href}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
