import type { CSSProperties, ReactElement } from 'react';
import { cx } from '../internal/cx.ts';
import './slider.css';

export type SliderProps = {
  label: string;
  value: number;
  min?: number | undefined;
  max: number;
  step?: number | 'any' | undefined;
  /** The value in words. */
  valueText: string;
  onChange: (value: number) => void;
  /** After a drag. */
  onCommit?: ((value: number) => void) | undefined;
  /** Loaded so far, same unit as `value`; for seeking. */
  buffered?: number | undefined;
  tone?: 'accent' | 'media' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

const share = (value: number, min: number, max: number): string =>
  `${max > min ? ((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100 : 0}%`;

/** A value on a line: volume, position, duration. A native range: arrows, Home, End and touch work by themselves. */
export function Slider({
  label,
  value,
  min = 0,
  max,
  step = 1,
  valueText,
  onChange,
  onCommit,
  buffered,
  tone = 'accent',
  disabled,
  className,
}: SliderProps): ReactElement {
  const style = {
    '--vx-slider-value': share(value, min, max),
    '--vx-slider-buffered': share(buffered ?? min, min, max),
  } as CSSProperties;
  return (
    <input
      className={cx('vx-slider', className)}
      type="range"
      data-tone={tone}
      style={style}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      onPointerUp={(event) => onCommit?.(event.currentTarget.valueAsNumber)}
      onKeyUp={(event) => onCommit?.(event.currentTarget.valueAsNumber)}
    />
  );
}
