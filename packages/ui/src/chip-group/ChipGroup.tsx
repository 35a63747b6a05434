import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { xIcon } from '../icons/index.ts';
import { rootProps, type ChosenRootProps, type RootProps } from '../internal/root-props.ts';
import { useFormValue } from '../internal/use-form-value.ts';
import { useInSight } from '../internal/use-in-sight.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { useRender, type Render } from '../internal/use-render.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { OptionIcon } from '../option/OptionIcon.tsx';
import type { Option } from '../option/option.ts';
import { formatCount } from '../price/format.ts';
import './chip-group.css';

export type ChipGroupProps = RootProps<'div', 'onChange'> & {
  /** The name of the group. */
  label: string;
  /** What can be chosen, in order. */
  options: readonly Option[];
  /** The chosen values, one for a single choice; without it the group keeps its own. */
  value?: readonly string[] | undefined;
  /** What is chosen at first, when it keeps its own. */
  defaultValue?: readonly string[] | undefined;
  /** Given the new choice. Options with `href` are links and need no handler. */
  onChange?: ((value: string[]) => void) | undefined;
  /** Name in a form, posted once for each chosen value. */
  name?: string | undefined;
  /** Several can be chosen. */
  multiple?: boolean | undefined;
  /** A chosen chip can be taken away. */
  removable?: boolean | undefined;
  /** Wraps instead of scrolling. */
  wrap?: boolean | undefined;
  /** `inverse` for filters (default), `accent` for quick choices. */
  tone?: 'inverse' | 'accent' | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
};

/** Width in px of the soft edge. */
const FADE_WIDTH = 24;

const nothing: readonly string[] = [];

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
  value: given,
  defaultValue = nothing,
  onChange,
  name,
  multiple = false,
  removable = false,
  wrap = false,
  tone = 'inverse',
  disabled = false,
  ...rest
}: ChipGroupProps): ReactElement {
  const labels = useUiLabels();
  const [value, choose, place] = useFormValue<readonly string[]>(given, defaultValue, (next) =>
    onChange?.([...next]),
  );
  const row = useInSight<HTMLDivElement>(
    options.flatMap((option, index) => (value.includes(option.value) ? [index] : [])),
    FADE_WIDTH,
  );
  const merged = useMergedRefs<HTMLDivElement>(useMergedRefs<HTMLDivElement>(row, place), rest.ref);
  const content = (option: Option, on: boolean): ReactElement => (
    <>
      <OptionIcon
        icon={option.icon}
        size="sm"
        weight="fill"
        className={option.vip === true ? 'vx-chip__vip' : undefined}
      />
      {option.label}
      {option.count === undefined ? null : (
        <span className="vx-chip__count">{formatCount(labels.locale, option.count)}</span>
      )}
      {removable && on ? <Icon glyph={xIcon} size="xs" weight="bold" /> : null}
    </>
  );
  return (
    <div
      {...rootProps(rest, 'vx-chip-group')}
      ref={merged}
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
            disabled={disabled || option.disabled === true}
            onClick={() => choose(nextValue(value, option.value, multiple, removable))}
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
      {name === undefined || disabled
        ? null
        : value.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
    </div>
  );
}

/** A topic of a person or a video; with `href` a link. */
export function Tag({
  href,
  render,
  ...rest
}: ChosenRootProps & {
  /** Where it leads. */
  href?: string | undefined;
  /** Drawn as this element instead: it gets the attributes beside its own. */
  render?: Render | undefined;
  /** What stands inside. */
  children: string;
}): ReactElement {
  const root = rootProps(rest, 'vx-tag');
  return useRender(
    render,
    href === undefined ? 'span' : Link,
    href === undefined ? root : ({ ...root, href } as typeof root),
  );
}

/** Topics in a row that wraps. */
export function TagList({
  label,
  tags,
  ...rest
}: RootProps<'ul'> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** The tags, in order. */
  tags: readonly { label: string; href?: string | undefined }[];
}): ReactElement {
  return (
    <ul {...rootProps(rest, 'vx-tag-list')} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.label}>
          <Tag href={tag.href}>{tag.label}</Tag>
        </li>
      ))}
    </ul>
  );
}
