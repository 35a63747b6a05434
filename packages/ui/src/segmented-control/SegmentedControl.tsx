import { useId, type ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { Link } from '../link/context.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import './segmented-control.css';

export type SegmentedOption = {
  value: string;
  label: string;
  glyph?: Glyph | undefined;
  /** Makes the options links. */
  href?: string | undefined;
};

export type SegmentedControlProps = {
  /** Visible name, and the accessible one. */
  label: string;
  /** What can be chosen, in order. */
  options: readonly SegmentedOption[];
  /** What is chosen now. */
  value: string;
  /** Called with the new value. */
  onChange?: ((value: string) => void) | undefined;
  /** 40 or 50 px high; a finger always gets 50. */
  size?: 'md' | 'lg' | undefined;
  /** As wide as its place, all options alike: on phones, above a list. */
  block?: boolean | undefined;
  /** Shows the glyphs alone; the names stand in tooltips. */
  iconsOnly?: boolean | undefined;
};

/** 2 to 4 views of the same thing. Radios, or links when the views are addresses. */
export function SegmentedControl({
  label,
  options,
  value,
  onChange,
  size = 'md',
  block = false,
  iconsOnly = false,
}: SegmentedControlProps): ReactElement {
  const name = useId();
  const content = ({ glyph, label: text }: SegmentedOption): ReactElement => (
    <>
      {glyph === undefined ? null : <Icon glyph={glyph} size={iconsOnly ? 'md' : 'sm'} />}
      <span className={iconsOnly ? 'vx-visually-hidden' : undefined}>{text}</span>
    </>
  );
  const named = (option: SegmentedOption, control: ReactElement): ReactElement =>
    iconsOnly ? (
      <Tooltip key={option.value} text={option.label}>
        {control}
      </Tooltip>
    ) : (
      control
    );
  const look = {
    className: 'vx-segmented',
    'data-size': size,
    'data-block': block ? '' : undefined,
    'data-icons': iconsOnly ? '' : undefined,
    'aria-label': label,
  };
  if (options.every((option) => option.href !== undefined)) {
    return (
      <nav {...look}>
        {options.map((option) =>
          named(
            option,
            <Link
              key={option.value}
              className="vx-segmented__option"
              href={option.href ?? ''}
              aria-current={option.value === value ? 'page' : undefined}
            >
              {content(option)}
            </Link>,
          ),
        )}
      </nav>
    );
  }
  return (
    <div {...look} role="radiogroup">
      {options.map((option) =>
        named(
          option,
          <label key={option.value} className="vx-segmented__option">
            <input
              className="vx-visually-hidden"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange?.(option.value)}
            />
            {content(option)}
          </label>,
        ),
      )}
    </div>
  );
}
