import { useId, type ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { Link } from '../link/context.tsx';
import './segmented-control.css';

export type SegmentedControlProps = {
  label: string;
  options: readonly {
    value: string;
    label: string;
    glyph?: Glyph | undefined;
    /** Makes the options links. */ href?: string | undefined;
  }[];
  value: string;
  onChange?: ((value: string) => void) | undefined;
};

/** 2 to 4 views of the same thing. Radios, or links when the views are addresses. */
export function SegmentedControl({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps): ReactElement {
  const name = useId();
  const content = (option: SegmentedControlProps['options'][number]): ReactElement => (
    <>
      {option.glyph === undefined ? null : <Icon glyph={option.glyph} size="sm" />}
      {option.label}
    </>
  );
  if (options.every((option) => option.href !== undefined)) {
    return (
      <nav className="vx-segmented" aria-label={label}>
        {options.map((option) => (
          <Link
            key={option.value}
            className="vx-segmented__option"
            href={option.href ?? ''}
            aria-current={option.value === value ? 'page' : undefined}
          >
            {content(option)}
          </Link>
        ))}
      </nav>
    );
  }
  return (
    <div className="vx-segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
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
        </label>
      ))}
    </div>
  );
}
