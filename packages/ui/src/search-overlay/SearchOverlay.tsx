import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import type { ErrorStateProps } from '../empty-state/ErrorState.tsx';
import type { RootProps } from '../internal/root-props.ts';
import type { SearchGroup, SearchHit } from './SearchResults.tsx';
import './search-overlay.css';

export type SearchOverlayProps = RootProps<'div', 'title'> & {
  /** Shown now. */
  open: boolean;
  /** Called when it wants to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The name of the dialog: "Search". */
  title: string;
  /** Example shown while the field is empty. */
  placeholder: string;
  /** What is searched for. */
  words: string;
  /** Called with each change of the words. */
  onWords: (words: string) => void;
  /** All results on their own page: Enter without a highlighted result, Ctrl or Cmd + Enter always. */
  onSearch: (words: string) => void;
  /** Where a result leads: the router of the app. */
  onOpen: (hit: SearchHit) => void;
  /** Where it stands. */
  state: 'recent' | 'loading' | 'results' | 'none' | 'failed';
  /** Results by kind; kept while new ones are on their way. */
  groups: readonly SearchGroup[];
  /** "131 results", "Nothing found": said politely. */
  summary: string;
  /** The last 3 searches. */
  recent?:
    | { label: string; items: readonly string[]; clear?: { label: string; onClear: () => void } }
    | undefined;
  /** Which kinds are shown. */
  kinds?: ReactNode;
  /** Beside the list on desktop: the chosen result in large. */
  preview?: ((hit: SearchHit) => ReactNode) | undefined;
  /** Instead of results. */
  empty: { title: string; text?: string | undefined };
  /** The same when the search did not answer, with the way to ask again. */
  failed?: Pick<ErrorStateProps, 'title' | 'text' | 'retry'> | undefined;
  /** What the keys do, at the bottom of the palette. */
  keys?: { move: string; open: string; close: string } | undefined;
  /** A palette over the page or the whole screen of a phone. */
  variant?: 'palette' | 'page' | undefined;
  /** The words of the button that closes the page; default Cancel. */
  cancelLabel?: string | undefined;
};

const SearchPanel = lazy(() =>
  import('./SearchPanel.tsx').then((module) => ({ default: module.SearchPanel })),
);

/** Search as you type over everything. The combobox is loaded when it opens first. */
export function SearchOverlay(props: SearchOverlayProps): ReactElement | null {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <SearchPanel {...props} />
    </Suspense>
  );
}
