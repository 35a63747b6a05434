import { Combobox } from '@base-ui/react/combobox';
import {
  useEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { caretDownIcon, checkIcon, magnifyingGlassIcon, xIcon } from '../icons/index.ts';
import { useMergedRefs } from '../internal/use-merged-refs.ts';
import { useUiLabels } from '../labels/context.tsx';
import type { Option } from '../option/option.ts';
import type { ChoiceProps } from './Select.tsx';

type PopupProps = ChoiceProps & {
  /** The native select that stood here before had the focus. */
  focused: RefObject<boolean>;
};

const equal = (one: Option, other: Option): boolean => one.value === other.value;

/** The focus goes over from the native select. */
const useFocusOf = <E extends HTMLElement>(focused: RefObject<boolean>): RefObject<E | null> => {
  const field = useRef<E>(null);
  useEffect(() => {
    if (focused.current) field.current?.focus();
  }, [focused]);
  return field;
};

/** The open list; says when nothing matches. */
function List({
  label,
  anchor,
  children,
}: {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  children?: ReactNode;
}): ReactElement {
  const labels = useUiLabels();
  return (
    <Combobox.Portal>
      <Combobox.Positioner
        className="vx-select__positioner"
        anchor={anchor}
        align="start"
        sideOffset={6}
        collisionPadding={12}
      >
        <Combobox.Popup
          className="vx-select__popup"
          aria-label={children === undefined ? undefined : label}
        >
          {children}
          <Combobox.Empty className="vx-select__empty">{labels.nothingFound}</Combobox.Empty>
          <Combobox.List className="vx-select__list" aria-label={label}>
            {(option: Option) => (
              <Combobox.Item
                key={option.value}
                className="vx-select__item"
                value={option}
                disabled={option.disabled === true}
              >
                <span className="vx-select__name">{option.label}</span>
                <Combobox.ItemIndicator className="vx-select__check">
                  <Icon glyph={checkIcon} size="sm" weight="bold" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

/** One of many: a button with the choice, and a list with words to search for above it. */
export function Single({
  field,
  label,
  options,
  chosen,
  onChoose,
  attributes,
  focused,
  placeholder,
  ...form
}: PopupProps): ReactElement {
  const labels = useUiLabels();
  const button = useFocusOf<HTMLButtonElement>(focused);
  const merged = useMergedRefs<HTMLButtonElement>(button, attributes.ref as Ref<HTMLButtonElement>);
  const current = options.find(({ value }) => value === chosen[0]) ?? null;
  return (
    <Combobox.Root
      {...form}
      items={options}
      isItemEqualToValue={equal}
      locale={labels.locale}
      value={current}
      onValueChange={(next) => {
        if (next !== null) onChoose([next.value]);
      }}
    >
      <Combobox.Trigger {...attributes} ref={merged} id={field} className="vx-select__button">
        <span className="vx-select__name">{current?.label ?? placeholder}</span>
        <Icon glyph={caretDownIcon} size="xs" className="vx-select__caret" />
      </Combobox.Trigger>
      <List label={label} anchor={button}>
        <div className="vx-select__search">
          <Icon glyph={magnifyingGlassIcon} size="sm" />
          <Combobox.Input
            className="vx-select__input"
            aria-label={labels.search}
            placeholder={labels.search}
          />
        </div>
      </List>
    </Combobox.Root>
  );
}

/** Several of many: chips in the field, which is the words to search for at the same time. */
export function Many({
  field,
  label,
  options,
  chosen,
  onChoose,
  attributes,
  focused,
  placeholder,
  ...form
}: PopupProps): ReactElement {
  const labels = useUiLabels();
  const input = useFocusOf<HTMLInputElement>(focused);
  const merged = useMergedRefs<HTMLInputElement>(input, attributes.ref as Ref<HTMLInputElement>);
  const box = useRef<HTMLDivElement>(null);
  const current = chosen.flatMap((one) => options.filter(({ value }) => value === one));
  return (
    <Combobox.Root
      {...form}
      multiple
      items={options}
      isItemEqualToValue={equal}
      locale={labels.locale}
      value={current}
      onValueChange={(next) => onChoose(next.map(({ value }) => value))}
    >
      <Combobox.InputGroup ref={box} className="vx-select__field">
        <Combobox.Chips className="vx-select__chips">
          {current.map((option) => (
            <Combobox.Chip key={option.value} className="vx-select__chip">
              <span className="vx-select__name">{option.label}</span>
              <Combobox.ChipRemove
                className="vx-select__remove"
                aria-label={labels.remove(option.label)}
              >
                <Icon glyph={xIcon} size="xs" weight="bold" />
              </Combobox.ChipRemove>
            </Combobox.Chip>
          ))}
          <Combobox.Input
            {...attributes}
            ref={merged}
            id={field}
            // The visible label is hidden from assistive technology while the list is open.
            aria-label={label}
            className="vx-select__input"
            placeholder={current.length === 0 ? placeholder : undefined}
          />
        </Combobox.Chips>
        <Icon glyph={caretDownIcon} size="xs" className="vx-select__caret" />
      </Combobox.InputGroup>
      <List label={label} anchor={box} />
    </Combobox.Root>
  );
}
