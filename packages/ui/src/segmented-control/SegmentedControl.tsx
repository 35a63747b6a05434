import { useId, type ReactElement, type Ref } from 'react';
import { rootProps, type ChosenRootProps, type RootProps } from '../internal/root-props.ts';
import { useFormValue } from '../internal/use-form-value.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { Link } from '../link/context.tsx';
import type { Option } from '../option/option.ts';
import { OptionIcon } from '../option/OptionIcon.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import './segmented-control.css';

export type SegmentedControlProps = Omit<ChosenRootProps, 'onChange'> & {
  /** Visible name, and the accessible one. */
  label: string;
  /** What can be chosen, in order. Where all have an address, it is a navigation. */
  options: readonly Option[];
  /** What is chosen now; without it the control keeps its own value. */
  value?: string | undefined;
  /** Where it starts, when it keeps its own value; by default with the first. */
  defaultValue?: string | undefined;
  /** Called with the new value. */
  onChange?: ((value: string) => void) | undefined;
  /** Name in a form; it posts without script, too. */
  name?: string | undefined;
  /** 40 or 50 px high; a finger always gets 50. */
  size?: 'md' | 'lg' | undefined;
  /** As wide as its place, all options alike: on phones, above a list. */
  block?: boolean | undefined;
  /** Shows the icons alone; the names stand in tooltips. */
  iconsOnly?: boolean | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
};

/** 2 to 4 views of the same thing. Radios, or links when the views are addresses. */
export function SegmentedControl({
  label,
  options,
  value,
  defaultValue = options[0]?.value ?? '',
  onChange,
  name,
  size = 'md',
  block = false,
  iconsOnly = false,
  disabled = false,
  ...rest
}: SegmentedControlProps): ReactElement {
  const own = useId();
  const [chosen, choose, place] = useFormValue(value, defaultValue, onChange);
  const merged = useMergedRefs<HTMLDivElement>(place, rest.ref as Ref<HTMLDivElement>);
  const content = ({ icon, label: text }: Option): ReactElement => (
    <>
      <OptionIcon icon={icon} size={iconsOnly ? 'md' : 'sm'} />
      <span className={iconsOnly ? 'vx-visually-hidden' : undefined}>{text}</span>
    </>
  );
  const named = (option: Option, control: ReactElement): ReactElement =>
    iconsOnly ? (
      <Tooltip key={option.value} text={option.label}>
        {control}
      </Tooltip>
    ) : (
      control
    );
  const look = {
    ...rootProps(rest, 'vx-segmented'),
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
              aria-current={option.value === chosen ? 'page' : undefined}
            >
              {content(option)}
            </Link>,
          ),
        )}
      </nav>
    );
  }
  return (
    <div {...(look as RootProps<'div'>)} ref={merged} role="radiogroup">
      {options.map((option) =>
        named(
          option,
          <label key={option.value} className="vx-segmented__option">
            <input
              className="vx-visually-hidden"
              type="radio"
              name={name ?? own}
              value={option.value}
              disabled={disabled || option.disabled === true}
              checked={option.value === chosen}
              onChange={() => choose(option.value)}
            />
            {content(option)}
          </label>,
        ),
      )}
    </div>
  );
}
