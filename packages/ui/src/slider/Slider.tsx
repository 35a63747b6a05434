import type { ComponentPropsWithRef, ReactElement } from 'react';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps } from '../internal/root-props.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { useFormValue } from '../internal/use-form-value.ts';
import './slider.css';

export type SliderProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'children' | 'onChange' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** The value now; without it the slider keeps its own. */
  value?: number | undefined;
  /** Where it starts, when it keeps its own; by default with the smallest. */
  defaultValue?: number | undefined;
  /** Smallest value. */
  min?: number | undefined;
  /** Largest value. */
  max: number;
  /** Distance between two values. */
  step?: number | 'any' | undefined;
  /** The value in words, or what says it for each. */
  valueText: string | ((value: number) => string);
  /** Called with the new value. */
  onChange?: ((value: number) => void) | undefined;
  /** After a drag. */
  onCommit?: ((value: number) => void) | undefined;
  /** Loaded so far, same unit as `value`; for seeking. */
  buffered?: number | undefined;
  /** Drawn on the line: beginnings of scenes, usual lengths. What they are called stands elsewhere. */
  marks?: readonly number[] | undefined;
  /** Waits for what comes next. */
  buffering?: boolean | undefined;
  /** Colour by meaning. */
  tone?: 'accent' | 'media' | undefined;
};

/** The middle of the handle at a share of the line. */
const markAt = (at: string): string =>
  `linear-gradient(var(--vx-slider-mark), var(--vx-slider-mark)) calc(var(--space-6) + (100% - var(--space-12)) * ${Number.parseFloat(at) / 100}) / var(--space-2) 100% no-repeat`;

const share = (value: number, min: number, max: number): string =>
  `${max > min ? ((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100 : 0}%`;

/** A value on a line: volume, position, duration. A native range: arrows, Home, End and touch work by themselves. */
export function Slider({
  label,
  value: given,
  min = 0,
  max,
  defaultValue = min,
  step = 1,
  valueText,
  onChange,
  onCommit,
  buffered,
  marks = [],
  buffering = false,
  tone = 'accent',
  ...rest
}: SliderProps): ReactElement {
  const [value, change, place] = useFormValue(given, defaultValue, onChange);
  const merged = useMergedRefs<HTMLInputElement>(place, rest.ref);
  return (
    <CustomProperties
      values={{
        '--vx-slider-value': share(value, min, max),
        '--vx-slider-buffered': share(buffered ?? min, min, max),
        '--vx-slider-marks':
          marks.map((mark) => markAt(share(mark, min, max))).join(', ') || undefined,
      }}
    >
      <input
        {...rootProps(rest, 'vx-slider', {
          onPointerUp: (event) => onCommit?.(event.currentTarget.valueAsNumber),
          onKeyUp: (event) => onCommit?.(event.currentTarget.valueAsNumber),
        })}
        ref={merged}
        type="range"
        data-tone={tone}
        data-buffering={buffering ? '' : undefined}
        aria-busy={buffering ? true : undefined}
        aria-label={label}
        aria-valuetext={typeof valueText === 'string' ? valueText : valueText(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </CustomProperties>
  );
}
