import {
  lazy,
  Suspense,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { caretDownIcon } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import type { ChosenRootProps } from '../internal/root-props.ts';
import { useFinePointer } from '../internal/use-fine-pointer.ts';
import { useFormValue } from '../internal/use-form-value.ts';
import type { Option } from '../option/option.ts';
import { FieldMessages } from '../text-field/FieldMessages.tsx';
import './select.css';

type Frame = {
  /** Visible name, and the accessible one. */
  label: string;
  /** A field with its label, or quiet text for sorting. */
  look?: 'field' | 'quiet' | undefined;
  /** Keeps the label for assistive technology only: where words beside the field say it. */
  hideLabel?: boolean | undefined;
  /** What is wrong, in words; the field then counts as invalid. */
  error?: ReactNode;
  /** Help below the field, read out with it. */
  hint?: ReactNode;
  /** Further classes of the outermost element, for its place among others. */
  className?: string | undefined;
};

function SelectFrame({
  field,
  label,
  look = 'field',
  hideLabel = false,
  error,
  hint,
  className,
  place,
  children,
}: Frame & {
  field: string;
  place?: (element: Element | null) => void;
  children: ReactNode;
}): ReactElement {
  return (
    <div
      ref={place}
      className={cx('vx-select', className)}
      data-look={look}
      data-invalid={error ? '' : undefined}
    >
      <label
        className={look === 'quiet' || hideLabel ? 'vx-visually-hidden' : 'vx-field__label'}
        htmlFor={field}
      >
        {label}
      </label>
      {children}
      <FieldMessages id={`${field}-messages`} error={error} hint={hint} />
    </div>
  );
}

/** What is given for the control, which is another element where there is a mouse. */
type ControlProps = Omit<ChosenRootProps, 'className'>;

type NativeProps = ComponentPropsWithRef<'select'> & { options: readonly Option[] };

const Native = ({ options, ...rest }: NativeProps): ReactElement => (
  <span className="vx-select__box">
    <select {...rest}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon glyph={caretDownIcon} size="xs" className="vx-select__caret" />
  </span>
);

const described = (
  field: string,
  { error, hint }: Pick<Frame, 'error' | 'hint'>,
): { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined } => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${field}-messages` : undefined,
});

/** What both kinds of control take. */
export type ChoiceProps = {
  field: string;
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
  placeholder?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** For the control itself, whichever it is. */
  attributes: ControlProps;
};

const Single = lazy(() =>
  import('./SelectPopups.tsx').then((module) => ({ default: module.Single })),
);
const Many = lazy(() => import('./SelectPopups.tsx').then((module) => ({ default: module.Many })));

/** A list to type in where there is a mouse; the system's own on touch, on a server and until the other has come. */
function Choice({ multiple, ...props }: ChoiceProps & { multiple: boolean }): ReactElement {
  const fine = useFinePointer();
  const focused = useRef(false);
  const {
    field,
    label: _label,
    options,
    chosen,
    onChoose,
    placeholder: _placeholder,
    attributes,
    ...rest
  } = props;
  const native = (
    <Native
      {...rest}
      {...(attributes as NativeProps)}
      id={field}
      options={options}
      multiple={multiple}
      value={multiple ? [...chosen] : (chosen[0] ?? '')}
      onChange={(event) =>
        onChoose(Array.from(event.currentTarget.selectedOptions, ({ value }) => value))
      }
      onFocus={(event) => {
        attributes.onFocus?.(event);
        focused.current = true;
      }}
      onBlur={(event) => {
        attributes.onBlur?.(event);
        focused.current = false;
      }}
    />
  );
  if (!fine) return native;
  const Popup = multiple ? Many : Single;
  return (
    <Suspense fallback={native}>
      <Popup {...props} focused={focused} />
    </Suspense>
  );
}

export type SelectProps = Omit<
  ComponentPropsWithRef<'select'>,
  'size' | 'onChange' | 'children' | 'multiple' | 'value' | 'defaultValue'
> &
  Frame & {
    /** What can be chosen, in order. */
    options: readonly Option[];
    /** What is chosen now. */
    value?: string | undefined;
    /** Where it starts, when it keeps its own value. */
    defaultValue?: string | undefined;
    /** Called with the new value. */
    onChange?: ((value: string) => void) | undefined;
    /** For long lists: with a mouse, typing narrows them. Touch keeps the system's own picker. */
    searchable?: boolean | undefined;
  };

function SearchableSelect({
  label,
  look,
  hideLabel,
  error,
  hint,
  className,
  id,
  options,
  value,
  defaultValue,
  onChange,
  name,
  required,
  disabled,
  ...rest
}: Omit<SelectProps, 'searchable'>): ReactElement {
  const made = useId();
  const field = id ?? made;
  const [chosen, choose, place] = useFormValue(
    value,
    defaultValue ?? options[0]?.value ?? '',
    onChange,
  );
  return (
    <SelectFrame {...{ field, label, look, hideLabel, error, hint, className, place }}>
      <Choice
        {...{ field, label, options, name, required, disabled }}
        multiple={false}
        chosen={[chosen]}
        onChoose={([next = '']) => choose(next)}
        attributes={{ ...(rest as ControlProps), ...described(field, { error, hint }) }}
      />
    </SelectFrame>
  );
}

/** One of a list, through the system's own picker. */
export function Select({ searchable = false, ...props }: SelectProps): ReactElement {
  const made = useId();
  if (searchable) return <SearchableSelect {...props} />;
  const { label, options, onChange, look, hideLabel, error, hint, id, className, ...rest } = props;
  const field = id ?? made;
  return (
    <SelectFrame {...{ field, label, look, hideLabel, error, hint, className }}>
      <Native
        {...rest}
        {...described(field, { error, hint })}
        id={field}
        options={options}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </SelectFrame>
  );
}

export type MultiSelectProps = Omit<ControlProps, 'onChange'> &
  Omit<Frame, 'look'> & {
    /** What can be chosen, in order. */
    options: readonly Option[];
    /** The chosen values, in the order of the choice; without it the field keeps its own. */
    value?: readonly string[] | undefined;
    /** What is chosen at first, when it keeps its own. */
    defaultValue?: readonly string[] | undefined;
    /** Called with the new value. */
    onChange?: ((value: string[]) => void) | undefined;
    /** Stands in the field as long as nothing is chosen. */
    placeholder?: string | undefined;
    /** Posts once for each chosen value. */
    name?: string | undefined;
    /** Has to be filled in. */
    required?: boolean | undefined;
    /** Cannot be used now. */
    disabled?: boolean | undefined;
  };

/** Several of a list. With a mouse the choice stands in the field as chips, and typing narrows the list. */
export function MultiSelect({
  label,
  error,
  hint,
  className,
  id,
  options,
  value,
  defaultValue = [],
  onChange,
  placeholder,
  name,
  required,
  disabled,
  ...rest
}: MultiSelectProps): ReactElement {
  const made = useId();
  const field = id ?? made;
  const [chosen, choose, place] = useFormValue(value, defaultValue, (next) =>
    onChange?.([...next]),
  );
  return (
    <SelectFrame {...{ field, label, error, hint, className, place }}>
      <Choice
        {...{ field, label, options, placeholder, name, required, disabled }}
        multiple
        chosen={chosen}
        onChoose={choose}
        attributes={{ ...rest, ...described(field, { error, hint }) }}
      />
    </SelectFrame>
  );
}
