import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, type ComponentProps, type ReactElement, type RefObject } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { magnifyingGlassIcon } from '../icons/index.ts';
import type { SearchSuggestion } from './SearchField.tsx';

/** The field as a combobox with its list of completions. */
export function Suggestions({
  attributes,
  field,
  focused,
  anchor,
  items,
  value,
  onChange,
  onTake,
  label,
}: {
  attributes: ComponentProps<'input'>;
  field: RefObject<HTMLInputElement | null>;
  /** The plain field that stood here before had the focus. */
  focused: RefObject<boolean>;
  anchor: RefObject<HTMLElement | null>;
  items: readonly SearchSuggestion[];
  value: string;
  onChange: (words: string) => void;
  onTake: (words: string) => void;
  label: string;
}): ReactElement {
  useEffect(() => {
    if (focused.current) field.current?.focus();
  }, [field, focused]);
  return (
    <Autocomplete.Root
      items={items}
      mode="none"
      value={value}
      itemToStringValue={(item: SearchSuggestion) => item.text}
      onValueChange={(next, details) => {
        onChange(next);
        if (details.reason === 'item-press') onTake(next);
      }}
    >
      <Autocomplete.Input {...attributes} ref={field} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner
          className="vx-search__positioner"
          anchor={anchor}
          sideOffset={6}
          align="start"
        >
          <Autocomplete.Popup
            className="vx-search__popup"
            data-empty={items.length === 0 ? '' : undefined}
          >
            <Autocomplete.List className="vx-search__list" aria-label={label}>
              {(item: SearchSuggestion) => (
                <Autocomplete.Item key={item.id} value={item} className="vx-search__item">
                  <Icon glyph={magnifyingGlassIcon} size="sm" />
                  <span className="vx-search__text">{item.text}</span>
                  {item.note === undefined ? null : (
                    <span className="vx-search__note">{item.note}</span>
                  )}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
