import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { caretRightIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './section-header.css';

export type SectionHeaderProps = RootProps<'header'> & {
  /** Heading. */
  title: string;
  /** The id of the heading, so that a section can be labelled by it. */
  id?: string | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | 3 | undefined;
  /** `sm` in side columns. */
  size?: 'lg' | 'sm' | undefined;
  /** A quiet number beside the title. */
  count?: number | string | undefined;
  /** A quiet line below the title. */
  subtitle?: string | undefined;
  /** Where the rest is to be found. */
  link?: { label: string; href: string } | undefined;
  /** Arrows, filters and other controls at the end. */
  children?: ReactNode;
};

/** The head of a section: a real heading, a subtitle, one link. */
export function SectionHeader({
  title,
  id,
  level = 2,
  size = 'lg',
  count,
  subtitle,
  link,
  children,
  ...rest
}: SectionHeaderProps): ReactElement {
  const Tag = `h${level}` as const;
  return (
    <header {...rootProps(rest, 'vx-section-header')} data-size={size}>
      <div className="vx-section-header__text">
        <Tag className="vx-section-header__title" id={id}>
          {title}
          {count === undefined ? null : <span className="vx-section-header__count"> {count}</span>}
        </Tag>
        {subtitle === undefined ? null : <p className="vx-section-header__subtitle">{subtitle}</p>}
      </div>
      <div className="vx-section-header__end">
        {children}
        {link === undefined ? null : (
          <Button variant="link" size="sm" href={link.href} trailingIcon={caretRightIcon}>
            {link.label}
          </Button>
        )}
      </div>
    </header>
  );
}

export type SectionProps = SectionHeaderProps & {
  id: string;
  /** What stands below the head. */
  body: ReactNode;
};

/** A page section with its header, labelled by its heading. */
export function Section({
  body,
  title,
  id,
  level,
  size,
  count,
  subtitle,
  link,
  children,
  ...rest
}: SectionProps): ReactElement {
  return (
    <section {...rootProps(rest, 'vx-section')} aria-labelledby={id}>
      <SectionHeader {...{ title, id, level, size, count, subtitle, link, children }} />
      {body}
    </section>
  );
}
