import { useId, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import './overview.css';

/** Where a panel leads. */
export type OverviewAction = {
  label: string;
  href: string;
  /** Drawn as a button: the one thing that is done most often. */
  solid?: boolean | undefined;
};

/** Whose overview it is: picture, name, what is known of them, and the ways to go on. */
export function OverviewHead({
  name,
  picture,
  note,
  children,
  ...rest
}: RootProps<'header'> & {
  /** The guest; the heading of the page. */
  name: string;
  /** Address of the picture. */
  picture?: string | null | undefined;
  /** Below the name: address, badges. */
  note?: ReactNode;
  /** Buttons at the end. */
  children?: ReactNode;
}): ReactElement {
  return (
    <header {...rootProps(rest, 'vx-overview-head')}>
      <Avatar name={name} src={picture} size="lg" />
      <div className="vx-overview-head__words">
        <h1 className="vx-overview-head__name">{name}</h1>
        {note === undefined ? null : <div className="vx-overview-head__note">{note}</div>}
      </div>
      {children === undefined ? null : <div className="vx-overview-head__end">{children}</div>}
    </header>
  );
}

/** What wide screens have beside the page, for narrow ones alone. */
export function NarrowOnly({
  children,
  ...rest
}: RootProps<'div'> & {
  /** The same places as in the rail. */
  children: ReactNode;
}): ReactElement {
  return <div {...rootProps(rest, 'vx-narrow-only')}>{children}</div>;
}

/** Cards that share a line evenly; one that is missing leaves no gap. */
export function OverviewGrid({
  children,
  ...rest
}: RootProps<'div'> & {
  /** Figure cards or place cards. */
  children: ReactNode;
}): ReactElement {
  return <div {...rootProps(rest, 'vx-overview')}>{children}</div>;
}

function Action({ action }: { action: OverviewAction }): ReactElement {
  return (
    <Button variant={action.solid === true ? 'solid' : 'link'} size="sm" href={action.href}>
      {action.label}
    </Button>
  );
}

export type FigureCardProps = RootProps<'section'> & {
  /** What is counted. */
  label: string;
  /** The figure: an amount, or "3 new". */
  value: ReactNode;
  /** Beside the figure: "of 600". */
  of?: string | undefined;
  /** 0 to 1: a bar below the figure, whose words stand in `note`. */
  share?: number | undefined;
  /** At the bottom, beside the action. */
  note?: ReactNode;
  /** The one thing to do. */
  action: OverviewAction;
};

/** One figure with the one thing to do about it. */
export function FigureCard({
  label,
  value,
  of,
  share,
  note,
  action,
  ...rest
}: FigureCardProps): ReactElement {
  const id = useId();
  return (
    <section {...rootProps(rest, 'vx-figure-card')} aria-labelledby={id}>
      <h2 className="vx-figure-card__label" id={id}>
        {label}
      </h2>
      <p className="vx-figure-card__value">
        {value}
        {of === undefined ? null : <span className="vx-figure-card__of"> {of}</span>}
      </p>
      {share === undefined ? null : <ProgressBar value={share} tone="media" />}
      <div className="vx-figure-card__foot">
        <div className="vx-figure-card__note">{note}</div>
        <Action action={action} />
      </div>
    </section>
  );
}

export type BalanceCardProps = RootProps<'section'> & {
  /** "Balance". */
  label: string;
  /** What is there. */
  value: ReactNode;
  /** Beside it: the way to more. */
  action: OverviewAction;
  /** 0 to 1: a bar below, whose words stand in `note`; none without a limit. */
  share?: number | undefined;
  /** What was spent: "This month €45.00 of €150.00". */
  note: ReactNode;
  /** Beside the note: the limits. */
  more: OverviewAction;
};

/** What there is to spend and what was spent, in one card: for narrow screens, where two would fill the first one. */
export function BalanceCard({
  label,
  value,
  action,
  share,
  note,
  more,
  ...rest
}: BalanceCardProps): ReactElement {
  const id = useId();
  return (
    <section {...rootProps(rest, 'vx-figure-card')} data-layout="balance" aria-labelledby={id}>
      <div className="vx-figure-card__head">
        <div>
          <h2 className="vx-figure-card__label" id={id}>
            {label}
          </h2>
          <p className="vx-figure-card__value">{value}</p>
        </div>
        <Action action={action} />
      </div>
      {share === undefined ? null : <ProgressBar value={share} tone="media" />}
      <div className="vx-figure-card__foot">
        <div className="vx-figure-card__note">{note}</div>
        <Action action={more} />
      </div>
    </section>
  );
}

export type PanelCardProps = RootProps<'section'> & {
  /** What stands in it. */
  title: string;
  /** Where the rest of it is. */
  action?: OverviewAction | undefined;
  /** Pictures beside each other, or rows below each other. */
  layout?: 'pictures' | 'rows' | undefined;
  /** The items. */
  children: ReactNode;
};

/** The first few of a list, with the way to all of them. */
export function PanelCard({
  title,
  action,
  layout = 'rows',
  children,
  ...rest
}: PanelCardProps): ReactElement {
  const id = useId();
  return (
    <section {...rootProps(rest, 'vx-panel-card')} data-layout={layout} aria-labelledby={id}>
      <div className="vx-panel-card__head">
        <h2 className="vx-panel-card__title" id={id}>
          {title}
        </h2>
        {action === undefined ? null : <Action action={action} />}
      </div>
      <div className="vx-panel-card__items">{children}</div>
    </section>
  );
}

/** Somebody in a line of a panel: face, name, what was, and a figure at the end. */
export function OverviewRow({
  name,
  picture,
  text,
  href,
  end,
  ...rest
}: RootProps<'div'> & {
  /** Who it is about. */
  name: string;
  /** Address of the face. */
  picture?: string | null | undefined;
  /** The second line. */
  text: string;
  /** Where the row leads. */
  href: string;
  /** At the end: an amount. */
  end?: ReactNode;
}): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-overview-row')}>
      <Avatar name={name} src={picture} size="md" />
      <div className="vx-overview-row__words">
        <Link className="vx-overview-row__name vx-stretched" href={href}>
          {name}
        </Link>
        <p className="vx-overview-row__text">{text}</p>
      </div>
      {end === undefined ? null : <div className="vx-overview-row__end">{end}</div>}
    </div>
  );
}

/** A place of one's own as a tile: icon, how much is there, name. */
export function PlaceCard({
  glyph,
  label,
  value,
  href,
  tone,
  ...rest
}: RootProps<'a'> & {
  /** Icon of the place. */
  glyph: Glyph;
  /** What it is called. */
  label: string;
  /** How much is there; nothing where there is nothing. */
  value?: string | undefined;
  /** Where it is. */
  href: string;
  /** Gold, for what VIP is. */
  tone?: 'vip' | undefined;
}): ReactElement {
  return (
    <Link {...rootProps(rest, 'vx-place-card')} href={href} data-tone={tone}>
      <Icon glyph={glyph} size="lg" />
      <span className="vx-place-card__label">{label}</span>
      {value === undefined ? null : (
        <>
          {' '}
          <span className="vx-place-card__value">{value}</span>
        </>
      )}
    </Link>
  );
}
