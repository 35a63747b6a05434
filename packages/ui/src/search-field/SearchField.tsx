import { lazy, Suspense, useRef, type FormEvent, type ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { magnifyingGlassIcon, xCircleIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useFormValue } from '../internal/use-form-value.ts';
import { useIsAlive } from '../internal/use-is-alive.ts';
import { useUiLabels } from '../labels/context.tsx';
import './search-field.css';

/** A suggestion while one types. */
export type SearchSuggestion = {
  id: string;
  /** What is searched for when it is taken. */
  text: string;
  /** At the end: how many, or what kind. */
  note?: string | undefined;
};

export type SearchFieldProps = RootProps<'search', 'onChange'> & {
  /** What is searched: "Search your library". */
  label: string;
  /** Example shown while the field is empty. */
  placeholder?: string | undefined;
  /** The words; leave out for a plain form field. */
  value?: string | undefined;
  /** Where it starts, when it keeps its own value. */
  defaultValue?: string | undefined;
  /** Called with each change of the words. */
  onChange?: ((words: string) => void) | undefined;
  /** Enter, or a suggestion. Without it the form is sent to `action`. */
  onSearch?: ((words: string) => void) | undefined;
  /** Where the form goes without script. */
  action?: string | undefined;
  /** Default `q`. */
  name?: string | undefined;
  /** In a bar, above a list, or as wide as the page. */
  variant?: 'bar' | 'inline' | 'full' | undefined;
  /** Results are on their way. */
  loading?: boolean | undefined;
  /** Completions of what is typed. Their list is loaded with the first ones. */
  suggestions?: readonly SearchSuggestion[] | undefined;
  /** "12 results": said politely and shown below. */
  summary?: string | undefined;
  /** The key that leads here, such as `/`. */
  shortcut?: string | undefined;
  /** Cannot be used now. */
  disabled?: boolean | undefined;
};

const Suggestions = lazy(() =>
  import('./Suggestions.tsx').then((module) => ({ default: module.Suggestions })),
);

/** Words to search for. A form by itself; with suggestions it becomes a combobox. */
export function SearchField({
  label,
  placeholder,
  value,
  defaultValue = '',
  onChange,
  onSearch,
  action,
  name = 'q',
  variant = 'inline',
  loading = false,
  suggestions,
  summary,
  shortcut,
  disabled = false,
  ...rest
}: SearchFieldProps): ReactElement {
  const labels = useUiLabels();
  // The primitive writes a style attribute, which the policy refuses from a server.
  const isAlive = useIsAlive();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const [words, change, place] = useFormValue(value, defaultValue, onChange);
  const submit = (event: FormEvent): void => {
    if (onSearch === undefined) return;
    event.preventDefault();
    onSearch(words);
  };
  const attributes = {
    className: 'vx-search__input',
    type: 'search',
    name,
    placeholder,
    disabled,
    autoComplete: 'off',
    enterKeyHint: 'search',
    'aria-label': label,
  } as const;
  const plain = (
    <input
      {...attributes}
      ref={field}
      value={words}
      onChange={(event) => change(event.currentTarget.value)}
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={() => {
        focused.current = false;
      }}
    />
  );
  return (
    <search
      {...rootProps(rest, 'vx-search')}
      data-variant={variant}
      data-loading={loading ? '' : undefined}
    >
      <form ref={place} action={action} method="get" onSubmit={submit}>
        <div className="vx-search__box" ref={box}>
          <Icon glyph={magnifyingGlassIcon} />
          {suggestions === undefined || !isAlive ? (
            plain
          ) : (
            <Suspense fallback={plain}>
              <Suggestions
                attributes={attributes}
                field={field}
                focused={focused}
                anchor={box}
                items={suggestions}
                value={words}
                onChange={change}
                onTake={(text) => onSearch?.(text)}
                label={label}
              />
            </Suspense>
          )}
          {/* While its list is open, the primitive hides from readers what is beside the field, but for what says `aria-live`. */}
          <span className="vx-visually-hidden" role="status" aria-live="polite">
            {loading ? labels.loading : ''}
          </span>
          {words === '' ? (
            shortcut === undefined ? null : (
              <kbd className="vx-search__key" aria-hidden="true">
                {shortcut}
              </kbd>
            )
          ) : (
            <button
              type="button"
              className="vx-search__clear"
              aria-label={labels.clear}
              aria-live="off"
              disabled={disabled}
              onClick={() => {
                change('');
                field.current?.focus();
              }}
            >
              <Icon glyph={xCircleIcon} weight="fill" />
            </button>
          )}
        </div>
      </form>
      {summary === undefined ? null : (
        <output className="vx-search__summary" aria-live="polite">
          {summary}
        </output>
      )}
    </search>
  );
}
