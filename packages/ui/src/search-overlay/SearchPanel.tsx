import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState, type ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../empty-state/ErrorState.tsx';
import { Icon } from '../icon/Icon.tsx';
import {
  clockCounterClockwiseIcon,
  magnifyingGlassIcon,
  xCircleIcon,
  xIcon,
} from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import '../dialog/dialog.css';
import '../icon-button/icon-button.css';
import { Link } from '../link/context.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { SearchOverlayProps } from './SearchOverlay.tsx';
import { plainText, SearchResultRow, type SearchGroup, type SearchHit } from './SearchResults.tsx';

type Group = SearchGroup & { items: readonly SearchHit[] };

function Recent({
  recent,
  onTake,
  onCleared,
}: {
  recent: NonNullable<SearchOverlayProps['recent']>;
  onTake: (words: string) => void;
  onCleared: () => void;
}): ReactElement {
  return (
    <div className="vx-overlay__recent">
      <p className="vx-overlay__recent-label">
        {recent.label}
        {recent.clear === undefined ? null : (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              recent.clear?.onClear();
              onCleared();
            }}
          >
            {recent.clear.label}
          </Button>
        )}
      </p>
      <ul>
        {recent.items.slice(0, 3).map((item) => (
          <li key={item}>
            <button type="button" className="vx-overlay__chip" onClick={() => onTake(item)}>
              <Icon glyph={clockCounterClockwiseIcon} size="sm" />
              {item}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The open search. */
export function SearchPanel(props: SearchOverlayProps): ReactElement {
  const { groups, words, onWords, state, recent, preview, keys, variant = 'palette' } = props;
  const rest = rootOf(props, ['onOpenChange', 'onWords', 'onSearch', 'onOpen']);
  const labels = useUiLabels();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<SearchHit | undefined>(undefined);
  const items: readonly Group[] = groups.map((group) => ({ ...group, items: group.hits }));
  const shown = state === 'results' || (state === 'loading' && groups.length > 0);
  const hit = chosen ?? groups[0]?.hits[0];
  const take = (text: string): void => {
    onWords(text);
    field.current?.focus();
  };
  // The button goes with what it cleared.
  const toField = (): void => field.current?.focus();
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="vx-dialog__scrim" />
        <Dialog.Viewport className="vx-overlay__viewport" data-variant={variant}>
          <Dialog.Popup
            {...rootProps(rest, 'vx-overlay')}
            data-variant={variant}
            initialFocus={field}
          >
            <Dialog.Title className="vx-visually-hidden">{props.title}</Dialog.Title>
            <Autocomplete.Root
              inline
              open
              items={items}
              mode="none"
              // The search key of a phone searches; in the palette Enter opens the result beside the preview.
              autoHighlight={variant === 'palette' ? 'always' : false}
              keepHighlight
              value={words}
              itemToStringValue={(item: SearchHit) => plainText(item.title)}
              onItemHighlighted={(item) => setChosen(item)}
              onValueChange={(next, details) => {
                // Taking a result opens it; the words stay what was typed.
                if (details.reason !== 'item-press') onWords(next);
              }}
            >
              <form
                className="vx-overlay__head"
                role="search"
                onKeyDownCapture={(event) => {
                  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                  event.preventDefault();
                  event.stopPropagation();
                  props.onSearch(words);
                }}
                onSubmit={(event) => {
                  event.preventDefault();
                  props.onSearch(words);
                }}
              >
                <div className="vx-overlay__field">
                  <Icon glyph={magnifyingGlassIcon} size="lg" />
                  <Autocomplete.Input
                    ref={field}
                    className="vx-overlay__input"
                    placeholder={props.placeholder}
                    aria-label={props.title}
                    enterKeyHint="search"
                  />
                  {variant === 'page' && words !== '' ? (
                    <button
                      type="button"
                      className="vx-overlay__clear"
                      aria-label={labels.clear}
                      onClick={() => take('')}
                    >
                      <Icon glyph={xCircleIcon} weight="fill" />
                    </button>
                  ) : null}
                </div>
                {variant === 'palette' && recent !== undefined && recent.items.length > 0 ? (
                  <Recent recent={recent} onTake={take} onCleared={toField} />
                ) : null}
                {variant === 'page' ? (
                  <Dialog.Close className="vx-button vx-overlay__cancel" data-variant="ghost">
                    {props.cancelLabel ?? labels.cancel}
                  </Dialog.Close>
                ) : (
                  <Dialog.Close
                    className="vx-icon-button"
                    data-variant="plain"
                    data-size="md"
                    aria-label={labels.close}
                  >
                    <Icon glyph={xIcon} />
                  </Dialog.Close>
                )}
              </form>
              <Autocomplete.Status className="vx-visually-hidden">
                {state === 'loading' ? labels.loading : props.summary}
              </Autocomplete.Status>
              {props.kinds === undefined || state === 'recent' ? null : (
                <div className="vx-overlay__kinds">{props.kinds}</div>
              )}
              <div className="vx-overlay__body">
                <div
                  className="vx-overlay__results"
                  aria-busy={state === 'loading' ? true : undefined}
                >
                  <Autocomplete.List className="vx-results" aria-label={props.title}>
                    {shown
                      ? (group: Group) => (
                          <Autocomplete.Group
                            key={group.id}
                            items={group.items}
                            className="vx-results__group"
                          >
                            <Autocomplete.GroupLabel className="vx-results__head">
                              <span>{group.title}</span>
                              <span>{group.total}</span>
                            </Autocomplete.GroupLabel>
                            <Autocomplete.Collection>
                              {(item: SearchHit) => (
                                <Autocomplete.Item
                                  key={item.id}
                                  value={item}
                                  className="vx-hit"
                                  render={<Link href={item.href} />}
                                  onClick={() => props.onOpen(item)}
                                >
                                  <SearchResultRow hit={item} />
                                </Autocomplete.Item>
                              )}
                            </Autocomplete.Collection>
                          </Autocomplete.Group>
                        )
                      : null}
                  </Autocomplete.List>
                  {state === 'loading' && groups.length === 0
                    ? [1, 2, 3, 4, 5].map((row) => <Skeleton key={row} kind="row" />)
                    : null}
                  {state === 'none' ? (
                    <EmptyState
                      glyph={magnifyingGlassIcon}
                      title={props.empty.title}
                      text={props.empty.text}
                    />
                  ) : null}
                  {state === 'failed' && props.failed !== undefined ? (
                    <ErrorState {...props.failed} />
                  ) : null}
                  {variant === 'page' && recent !== undefined && recent.items.length > 0 ? (
                    <Recent recent={recent} onTake={take} onCleared={toField} />
                  ) : null}
                </div>
                {variant === 'palette' && preview !== undefined && shown && hit !== undefined ? (
                  <aside className="vx-overlay__preview" aria-label={plainText(hit.title)}>
                    {preview(hit)}
                  </aside>
                ) : null}
              </div>
            </Autocomplete.Root>
            {variant === 'page' || keys === undefined ? null : (
              <footer className="vx-overlay__keys" aria-hidden="true">
                <span>
                  <kbd>↑</kbd>
                  <kbd>↓</kbd>
                  {keys.move}
                </span>
                <span>
                  <kbd>↵</kbd>
                  {keys.open}
                </span>
                <span>
                  <kbd>Esc</kbd>
                  {keys.close}
                </span>
              </footer>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
