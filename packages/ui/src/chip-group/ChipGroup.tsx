import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { xIcon } from '../icons/index.ts';
import { useInSight } from '../internal/use-in-sight.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { formatCount } from '../price/format.ts';
import './chip-group.css';

export type ChipOption = {
  value: string;
  label: string;
  count?: number | undefined;
  icon?: Glyph | undefined;
  /** Gold icon. */
  vip?: boolean | undefined;
  href?: string | undefined;
};

export type ChipGroupProps = {
  /** The name of the group. */
  label: string;
  /** What can be chosen, in order. */
  options: readonly ChipOption[];
  /** The chosen values; one for a single choice. */
  value: readonly string[];
  /** Given the new choice. Options with `href` are links and need no handler. */
  onChange?: ((value: string[]) => void) | undefined;
  /** Several can be chosen. */
  multiple?: boolean | undefined;
  /** A chosen chip can be taken away. */
  removable?: boolean | undefined;
  /** Wraps instead of scrolling. */
  wrap?: boolean | undefined;
  /** `inverse` for filters (default), `accent` for quick choices. */
  tone?: 'inverse' | 'accent' | undefined;
};

/** Width in px of the soft edge. */
const FADE_WIDTH = 24;

const nextValue = (
  value: readonly string[],
  option: string,
  multiple: boolean,
  removable: boolean,
): string[] => {
  const on = value.includes(option);
  if (multiple) return on ? value.filter((other) => other !== option) : [...value, option];
  return on && removable ? [] : [option];
};

/** Filters and quick choices; scrolls sideways with a soft edge, so that the chosen one is in sight. */
export function ChipGroup({
  label,
  options,
  value,
  onChange,
  multiple = false,
  removable = false,
  wrap = false,
  tone = 'inverse',
}: ChipGroupProps): ReactElement {
  const labels = useUiLabels();
  const row = useInSight<HTMLDivElement>(
    options.flatMap((option, index) => (value.includes(option.value) ? [index] : [])),
    FADE_WIDTH,
  );
  const content = (option: ChipOption, on: boolean): ReactElement => (
    <>
      {option.icon === undefined ? null : (
        <Icon
          glyph={option.icon}
          size="sm"
          weight="fill"
          className={option.vip === true ? 'vx-chip__vip' : undefined}
        />
      )}
      {option.label}
      {option.count === undefined ? null : (
        <span className="vx-chip__count">{formatCount(labels.locale, option.count)}</span>
      )}
      {removable && on ? <Icon glyph={xIcon} size="xs" weight="bold" /> : null}
    </>
  );
  return (
    <div
      className="vx-chip-group"
      ref={row}
      role="group"
      aria-label={label}
      data-wrap={wrap ? '' : undefined}
      data-tone={tone}
    >
      {options.map((option) => {
        const on = value.includes(option.value);
        const shared = {
          className: 'vx-chip',
          'data-on': on ? '' : undefined,
          children: content(option, on),
        };
        return option.href === undefined ? (
          <button
            key={option.value}
            type="button"
            {...shared}
            aria-pressed={on}
            onClick={() => onChange?.(nextValue(value, option.value, multiple, removable))}
          />
        ) : (
          <Link
            key={option.value}
            {...shared}
            href={option.href}
            aria-current={on ? 'true' : undefined}
          />
        );
      })}
    </div>
  );
}

/** A topic of a person or a video; with `href` a link. */
export function Tag({
  href,
  children,
}: {
  /** Where it leads. */
  href?: string | undefined;
  /** What stands inside. */
  children: string;
}): ReactElement {
  return href === undefined ? (
    <span className="vx-tag">{children}</span>
  ) : (
    <Link className="vx-tag" href={href}>
      {children}
    </Link>
  );
}

/** Topics in a row that wraps. */
export function TagList({
  label,
  tags,
}: {
  /** Visible name, and the accessible one. */
  label: string;
  /** The tags, in order. */
  tags: readonly { label: string; href?: string | undefined }[];
}): ReactElement {
  return (
    <ul className="vx-tag-list" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.label}>
          <Tag href={tag.href}>{tag.label}</Tag>
        </li>
      ))}
    </ul>
  );
}
