import { useId, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { checkIcon, signOutIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useClosingDetails } from '../internal/use-closing-details.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import type { ThemeChoice } from '../theme-provider/ThemeProvider.tsx';
import './account-menu.css';

export type AccountMenuProps = RootProps<'details'> & {
  /** Of the elements that name its parts, where it does not follow from the place in the page. */
  id?: string | undefined;
  /** Who is logged in. */
  guest: { name: string; picture?: string | null | undefined; note?: ReactNode };
  /** Further links. */
  links: readonly { id: string; label: string; href: string; glyph: Glyph }[];
  /** A form of buttons; without script it posts `theme=…`. */
  theme: {
    label: string;
    value: ThemeChoice;
    options: readonly { value: ThemeChoice; label: string }[];
    action: string;
    onChange: (value: ThemeChoice) => void;
  };
  /** Choice of the language. */
  language: {
    label: string;
    options: readonly { lang: string; label: string; href: string; current: boolean }[];
  };
  /** Below the choices: the other app, help. */
  more?: readonly { id: string; label: string; href: string; glyph: Glyph }[] | undefined;
  /** A form that posts. */
  logOut: { label: string; action: string };
};

/** Everything about the account behind the guest's face. A disclosure: it opens without script, too. */
export function AccountMenu({
  id: given,
  guest,
  links,
  theme,
  language,
  more = [],
  logOut,
  ...rest
}: AccountMenuProps): ReactElement {
  const labels = useUiLabels();
  const placed = useId();
  const id = given ?? placed;
  const root = useClosingDetails();
  const merged = useMergedRefs(root, rest.ref);
  const follow = (event: MouseEvent): void => {
    const menu = event.currentTarget.closest('details');
    if ((event.target as HTMLElement).closest('a') !== null && menu !== null) menu.open = false;
  };
  const row = (item: { id: string; label: string; href: string; glyph: Glyph }): ReactElement => (
    <li key={item.id}>
      <Link className="vx-account-menu__row" href={item.href}>
        <Icon glyph={item.glyph} />
        <span>{item.label}</span>
      </Link>
    </li>
  );
  return (
    <details {...rootProps(rest, 'vx-account-menu')} ref={merged}>
      <summary className="vx-account-menu__button" aria-label={`${labels.account}: ${guest.name}`}>
        <Avatar name={guest.name} src={guest.picture} size="rail" />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the links inside */}
      <div className="vx-account-menu__panel" onClick={follow}>
        <div className="vx-account-menu__head">
          <p className="vx-account-menu__name">{guest.name}</p>
          {guest.note}
        </div>
        <nav aria-label={labels.account}>
          <ul>{links.map(row)}</ul>
        </nav>
        <form
          className="vx-account-menu__choice"
          method="post"
          action={theme.action}
          aria-labelledby={`${id}-theme`}
        >
          <p id={`${id}-theme`} className="vx-account-menu__label">
            {theme.label}
          </p>
          <div className="vx-account-menu__options">
            {theme.options.map((option) => (
              <button
                key={option.value}
                type="submit"
                name="theme"
                value={option.value}
                className="vx-account-menu__option"
                aria-pressed={option.value === theme.value}
                onClick={(event) => {
                  event.preventDefault();
                  theme.onChange(option.value);
                }}
              >
                {option.label}
              </button>
            ))}
          </div>
        </form>
        <nav className="vx-account-menu__choice" aria-labelledby={`${id}-language`}>
          <p id={`${id}-language`} className="vx-account-menu__label">
            {language.label}
          </p>
          <ul className="vx-account-menu__languages">
            {language.options.map((option) => (
              <li key={option.lang}>
                <Link
                  className="vx-account-menu__option"
                  href={option.href}
                  rel="nofollow"
                  lang={option.lang}
                  hrefLang={option.lang}
                  aria-current={option.current ? 'true' : undefined}
                >
                  {option.label}
                  {option.current ? <Icon glyph={checkIcon} size="xs" weight="bold" /> : null}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {more.length === 0 ? null : <ul className="vx-account-menu__more">{more.map(row)}</ul>}
        <form method="post" action={logOut.action} className="vx-account-menu__end">
          <button type="submit" className="vx-account-menu__row">
            <Icon glyph={signOutIcon} />
            <span>{logOut.label}</span>
          </button>
        </form>
      </div>
    </details>
  );
}
