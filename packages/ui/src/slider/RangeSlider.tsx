import type { ReactElement, ReactNode } from 'react';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useFormValue } from '../internal/use-form-value.ts';
import './slider.css';
import './range-slider.css';

export type RangeSliderProps = RootProps<'div', 'onChange'> & {
  /** What is limited: "Price per minute". */
  label: string;
  /** The names of the two handles. */
  from: string;
  /** Names of the two ends are told apart by this one: the upper. */
  to: string;
  /** Both ends; without it the slider keeps its own. */
  value?: readonly [from: number, to: number] | undefined;
  /** Where it starts, when it keeps its own; by default with everything. */
  defaultValue?: readonly [from: number, to: number] | undefined;
  /** Smallest value. */
  min: number;
  /** Largest value. */
  max: number;
  /** Distance between two values. */
  step?: number | undefined;
  /** A value in words, as a screen reader says it and as it stands below. */
  text: (value: number) => string;
  /** Below the line instead of the words: prices. */
  ends?: readonly [from: ReactNode, to: ReactNode] | undefined;
  /** Called with the new value. */
  onChange?: ((value: readonly [from: number, to: number]) => void) | undefined;
  /** Sends `name-from` and `name-to` with a form. */
  name?: string | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
};

/** From and to on one line: two native ranges, one handle each. They never cross. */
export function RangeSlider({
  label,
  from,
  to,
  value: given,
  min,
  max,
  defaultValue = [min, max],
  step = 1,
  text,
  ends,
  onChange,
  name,
  disabled = false,
  ...rest
}: RangeSliderProps): ReactElement {
  const [value, change, place] = useFormValue(given, defaultValue, onChange);
  const share = (at: number): string => `${max > min ? ((at - min) / (max - min)) * 100 : 0}%`;
  const handle = (index: 0 | 1): ReactElement => (
    <input
      ref={index === 0 ? place : undefined}
      type="range"
      className="vx-slider vx-range__handle"
      // The handle that can still move lies on top where both meet.
      data-top={index === 0 && value[0] > (min + max) / 2 ? '' : undefined}
      name={name === undefined ? undefined : `${name}-${index === 0 ? 'from' : 'to'}`}
      aria-label={index === 0 ? from : to}
      aria-valuetext={text(value[index])}
      min={min}
      max={max}
      step={step}
      value={value[index]}
      disabled={disabled}
      onChange={(event) => {
        const next = event.currentTarget.valueAsNumber;
        change(
          index === 0 ? [Math.min(next, value[1]), value[1]] : [value[0], Math.max(next, value[0])],
        );
      }}
    />
  );
  return (
    <CustomProperties
      values={{ '--vx-range-from': share(value[0]), '--vx-range-to': share(value[1]) }}
    >
      <div {...rootProps(rest, 'vx-range')} role="group" aria-label={label}>
        <div className="vx-range__line">
          {handle(0)}
          {handle(1)}
        </div>
        <div className="vx-range__ends" aria-hidden={ends === undefined ? true : undefined}>
          <span>{ends?.[0] ?? text(value[0])}</span>
          <span>{ends?.[1] ?? text(value[1])}</span>
        </div>
      </div>
    </CustomProperties>
  );
}
