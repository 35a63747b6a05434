import {
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { caretDownIcon } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { useFinePointer } from '../internal/use-fine-pointer.ts';
import { FieldMessages } from '../text-field/FieldMessages.tsx';
import './select.css';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

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
  children,
}: Frame & { field: string; children: ReactNode }): ReactElement {
  return (
    <div
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

type NativeProps = ComponentPropsWithRef<'select'> & { options: readonly SelectOption[] };

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
  options: readonly SelectOption[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
  placeholder?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  attributes: ReturnType<typeof described>;
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
      {...attributes}
      id={field}
      options={options}
      multiple={multiple}
      value={multiple ? [...chosen] : (chosen[0] ?? '')}
      onChange={(event) =>
        onChoose(Array.from(event.currentTarget.selectedOptions, ({ value }) => value))
      }
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={() => {
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
    options: readonly SelectOption[];
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
}: Omit<SelectProps, 'searchable'>): ReactElement {
  const made = useId();
  const field = id ?? made;
  const [own, setOwn] = useState(defaultValue ?? options[0]?.value ?? '');
  return (
    <SelectFrame {...{ field, label, look, hideLabel, error, hint, className }}>
      <Choice
        {...{ field, label, options, name, required, disabled }}
        multiple={false}
        chosen={[value ?? own]}
        onChoose={([next = '']) => {
          setOwn(next);
          onChange?.(next);
        }}
        attributes={described(field, { error, hint })}
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

export type MultiSelectProps = Omit<Frame, 'look'> & {
  /** What can be chosen, in order. */
  options: readonly SelectOption[];
  /** The chosen values, in the order of the choice. */
  value: readonly string[];
  /** Called with the new value. */
  onChange: (value: string[]) => void;
  /** Stands in the field as long as nothing is chosen. */
  placeholder?: string | undefined;
  /** Posts once for each chosen value. */
  name?: string | undefined;
  /** Has to be filled in. */
  required?: boolean | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
  /** Id of the element. */
  id?: string | undefined;
};

/** Several of a list. With a mouse the choice stands in the field as chips, and typing narrows the list. */
export function MultiSelect({
  label,
  error,
  hint,
  className,
  id,
  value,
  onChange,
  ...rest
}: MultiSelectProps): ReactElement {
  const made = useId();
  const field = id ?? made;
  return (
    <SelectFrame {...{ field, label, error, hint, className }}>
      <Choice
        {...rest}
        field={field}
        label={label}
        multiple
        chosen={value}
        onChoose={onChange}
        attributes={described(field, { error, hint })}
      />
    </SelectFrame>
  );
}
