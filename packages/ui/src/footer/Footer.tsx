import type { MouseEvent, ReactElement } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { eyeIcon, eyeSlashIcon, globeIcon, moonIcon, sunIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { Logo } from '../logo/Logo.tsx';
import type { ThemeChoice } from '../theme-provider/ThemeProvider.tsx';
import './footer.css';

export type FooterProps = RootProps<'footer'> & {
  /** The brand, and where its logo leads. */
  brand: { name: string; href: string };
  /** What the place is, in one or two sentences. */
  note: string;
  /** The groups, in order. */
  groups: readonly {
    title: string;
    links: readonly {
      label: string;
      href: string;
      /** May open something instead of following the address. */ onClick?:
        | ((event: MouseEvent) => void)
        | undefined;
    }[];
  }[];
  /** "18+". */
  ageLabel: string;
  /** "Prices include VAT. 1 € = 4 coins." */
  pricesNote?: string | undefined;
  /** Each in its own name. */
  languages?:
    | readonly { lang: string; label: string; href: string; current?: boolean | undefined }[]
    | undefined;
  /** Choice of the theme. Without script it needs `plain`, else it is left out there. */
  theme?:
    | {
        value: ThemeChoice;
        options: readonly { value: ThemeChoice; label: string }[];
        onChange: (value: ThemeChoice) => void;
        /** Where a plain form posts `theme`, and the word of its button; both are there without script only. */
        plain?: { action: string; submit: string } | undefined;
      }
    | undefined;
  /** Blurs every picture. Without script its form posts `discreet=1` or `0` to `action`. */
  discreet?:
    | { label: string; on: boolean; action: string; onChange: (on: boolean) => void }
    | undefined;
  /** Without the name and what the place is: on phones and inner pages. The links stay. */
  compact?: boolean | undefined;
};

/** Legal, help, language and theme. */
export function Footer({
  brand,
  note,
  groups,
  ageLabel,
  pricesNote,
  languages = [],
  theme,
  discreet,
  compact = false,
  ...rest
}: FooterProps): ReactElement {
  const labels = useUiLabels();
  const language = languages.find((entry) => entry.current === true);
  return (
    <footer {...rootProps(rest, 'vx-footer')} data-compact={compact ? '' : undefined}>
      <div className="vx-footer__top">
        <div className="vx-footer__brand">
          <Logo name={brand.name} href={brand.href} />
          <p className="vx-footer__note">{note}</p>
        </div>
        {groups.map((group) => (
          <nav key={group.title} className="vx-footer__group" aria-label={group.title}>
            <h2 className="vx-footer__title">{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link className="vx-footer__link" href={link.href} onClick={link.onClick}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="vx-footer__bottom">
        <Badge>{ageLabel}</Badge>
        {pricesNote === undefined ? null : <p>{pricesNote}</p>}
        <span className="vx-footer__space" />
        {discreet === undefined ? null : (
          <form
            method="post"
            action={discreet.action}
            onSubmit={(event) => {
              event.preventDefault();
              discreet.onChange(!discreet.on);
            }}
          >
            <button
              type="submit"
              name="discreet"
              value={discreet.on ? '0' : '1'}
              className="vx-footer__choice"
              aria-pressed={discreet.on}
            >
              <Icon glyph={discreet.on ? eyeSlashIcon : eyeIcon} size="sm" />
              {discreet.label}
            </button>
          </form>
        )}
        {languages.length === 0 ? null : (
          <details className="vx-footer__languages">
            <summary className="vx-footer__choice">
              <Icon glyph={globeIcon} size="sm" />
              <span className="vx-visually-hidden">{labels.language}: </span>
              {language?.label}
            </summary>
            <ul className="vx-footer__list">
              {languages.map((entry) => (
                <li key={entry.lang}>
                  <Link
                    className="vx-footer__link"
                    href={entry.href}
                    rel="nofollow"
                    lang={entry.lang}
                    hrefLang={entry.lang}
                    aria-current={entry.current === true ? 'true' : undefined}
                  >
                    {entry.label}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        )}
        {theme === undefined ? null : (
          <form
            className="vx-footer__theme"
            method="post"
            action={theme.plain?.action}
            data-plain={theme.plain === undefined ? undefined : ''}
            onSubmit={(event) => event.preventDefault()}
          >
            <label className="vx-footer__choice">
              <Icon glyph={theme.value === 'light' ? sunIcon : moonIcon} size="sm" />
              <span className="vx-visually-hidden">{labels.theme}</span>
              <select
                name="theme"
                value={theme.value}
                onChange={(event) => theme.onChange(event.currentTarget.value as ThemeChoice)}
              >
                {theme.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </label>
            {theme.plain === undefined ? null : (
              <noscript>
                <button type="submit" className="vx-footer__choice">
                  {theme.plain.submit}
                </button>
              </noscript>
            )}
          </form>
        )}
      </div>
    </footer>
  );
}
