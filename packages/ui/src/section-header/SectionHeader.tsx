import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { caretRightIcon } from '../icons/index.ts';
import './section-header.css';

export type SectionHeaderProps = {
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
}: SectionHeaderProps): ReactElement {
  const Tag = `h${level}` as const;
  return (
    <header className="vx-section-header" data-size={size}>
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
  /** Further classes of the outermost element, for its place among others. */
  className?: string | undefined;
};

/** A page section with its header, labelled by its heading. */
export function Section({ body, className, ...header }: SectionProps): ReactElement {
  return (
    <section
      className={className === undefined ? 'vx-section' : `vx-section ${className}`}
      aria-labelledby={header.id}
    >
      <SectionHeader {...header} />
      {body}
    </section>
  );
}
