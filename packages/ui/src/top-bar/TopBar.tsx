import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { arrowLeftIcon, bellIcon, magnifyingGlassIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { EndMark } from '../internal/EndMark.tsx';
import { Link } from '../link/context.tsx';
import { Logo } from '../logo/Logo.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import './top-bar.css';

export type TopBarProps = RootProps<'header'> & {
  /** `media` is transparent over a picture. */
  variant?: 'desktop' | 'mobile' | 'media' | undefined;
  /** The brand, and where its logo leads. */
  brand: { name: string; href: string };
  /** A search form; it works without script. On phones only its button shows. */
  search?:
    | {
        action: string;
        name: string;
        placeholder: string;
        value?: string | undefined;
        href?: string | undefined;
      }
    | undefined;
  /** A `WalletPill`. */
  wallet?: ReactNode;
  /** Where messages are, and how many are unread. */
  messages?: { href: string; unread: number } | undefined;
  /** Where notifications are, and how many are new. */
  notifications?: { href: string; fresh: number } | undefined;
  /** The guest: a link with the face, or any node, for example a menu. */
  account?: { name: string; picture?: string | null | undefined; href: string } | undefined;
  /** Menu of a guest who is logged in. */
  accountMenu?: ReactNode;
  /** Shown to those who are not logged in. */
  logIn?: { label: string; href: string } | undefined;
  /** Where visitors become guests. */
  signUp?: { label: string; href: string } | undefined;
  /** Instead of the brand on inner pages of phones. */
  back?: { label: string; href: string } | undefined;
  /** The heading of the page (`h1`); none where the page brings its own. */
  title?: string | undefined;
  /** The name of an inner page of phones, whose own heading is then for screen readers alone. */
  caption?: string | undefined;
  /** Out of sight, as while a guest reads on a phone. Focus that comes into it brings it back. */
  hidden?: boolean | undefined;
  /** What stands inside. */
  children?: ReactNode;
};

function Search({ search }: { search: NonNullable<TopBarProps['search']> }): ReactElement {
  const labels = useUiLabels();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target.isContentEditable ||
        /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
      )
        return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  return (
    <search className="vx-top-bar__search">
      <form className="vx-top-bar__form" action={search.action} method="get">
        <Icon glyph={magnifyingGlassIcon} />
        <input
          ref={field}
          type="search"
          name={search.name}
          defaultValue={search.value}
          placeholder={search.placeholder}
          aria-label={labels.search}
          autoComplete="off"
        />
        <kbd className="vx-top-bar__key" aria-hidden="true">
          /
        </kbd>
      </form>
    </search>
  );
}

/** Search, wallet, messages, alerts and account. */
export function TopBar({
  variant = 'desktop',
  brand,
  search,
  wallet,
  messages,
  notifications,
  account,
  accountMenu,
  logIn,
  signUp,
  back,
  title,
  caption,
  hidden = false,
  children,
  ...rest
}: TopBarProps): ReactElement {
  const labels = useUiLabels();
  const mobile = variant !== 'desktop';
  return (
    <header
      {...rootProps(rest, 'vx-top-bar')}
      data-variant={variant}
      data-hidden={hidden ? '' : undefined}
    >
      {back === undefined ? (
        <span className="vx-top-bar__brand">
          <Logo name={brand.name} href={brand.href} size={mobile ? 'sm' : 'md'} />
        </span>
      ) : (
        <IconButton
          glyph={arrowLeftIcon}
          label={back.label}
          href={back.href}
          variant={variant === 'media' ? 'media' : 'plain'}
          size={variant === 'media' ? 'lg' : 'md'}
          tooltip="none"
        />
      )}
      {title === undefined ? null : <h1 className="vx-top-bar__title">{title}</h1>}
      {caption === undefined ? null : (
        <span className="vx-top-bar__title vx-top-bar__caption" aria-hidden="true">
          {caption}
        </span>
      )}
      {search === undefined || mobile ? null : <Search search={search} />}
      <span className="vx-top-bar__space" />
      {children}
      {wallet}
      {search?.href === undefined || !mobile ? null : (
        <IconButton
          glyph={magnifyingGlassIcon}
          label={labels.search}
          href={search.href}
          tooltip="none"
        />
      )}
      {messages === undefined || mobile ? null : <MessagesLink {...messages} />}
      {notifications === undefined ? null : (
        <IconButton
          glyph={bellIcon}
          label={labels.notifications(notifications.fresh)}
          href={notifications.href}
          count={notifications.fresh}
          tooltip={mobile ? 'none' : 'bottom'}
        />
      )}
      {logIn === undefined ? null : (
        <Button variant="ghost" href={logIn.href} className="vx-top-bar__log-in">
          {logIn.label}
        </Button>
      )}
      {signUp === undefined ? null : (
        <Button variant="solid" href={signUp.href}>
          {signUp.label}
        </Button>
      )}
      {accountMenu ??
        (account === undefined || mobile ? null : (
          <Link
            className="vx-top-bar__account"
            href={account.href}
            aria-label={`${labels.account}: ${account.name}`}
          >
            <Avatar name={account.name} src={account.picture} size="rail" />
          </Link>
        ))}
      <EndMark />
    </header>
  );
}
