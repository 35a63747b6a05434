import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button } from '../button/Button.tsx';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import './tile-grid.css';

export type TileGridProps<Item> = RootProps<'div'> & {
  /** The name of the list. */
  label: string;
  /** The items, in order. */
  items: readonly Item[];
  /** Key of an item, the same in every render. */
  keyOf: (item: Item) => string | number;
  /** Draws an item. */
  render: (item: Item, index: number) => ReactNode;
  /** 5/4/3/2 columns for performers, 4/3/3/1 for media, 4/3/3/2 for albums. */
  kind?: 'performer' | 'media' | 'album' | undefined;
  /** Null or absent at the end of the list. With `href` it works without script. */
  loadMore?:
    | {
        run: () => void;
        href?: string | undefined;
        busy?: boolean | undefined;
        /** What to say when the last page did not come: the button tries again. */
        failed?: string | undefined;
      }
    | null
    | undefined;
  /** Loads by itself when the end comes near. The grid stops after 3 pages and shows the button. */
  automatic?: boolean | undefined;
  /** Skeletons in the final layout while the first page loads. */
  skeleton?: { count: number; render: () => ReactNode } | undefined;
  /** Beside "Show more", for example "12 of 48". */
  summary?: string | undefined;
};

const AUTOMATIC_PAGES = 3;

/** Fills whole rows at 5, 4, 3, 2 and 1 columns. */
const PART_SIZE = 60;

const never = (): (() => void) => () => undefined;

/**
 * Tiles that are laid out together: a part far from view costs nothing. When a browser opens a list, the first part comes at
 * once and the others, which have their room, when there is time: the first screen does not wait for what is below it. What
 * the server has written stays, and what is added to an open list comes at once.
 */
function Parts({ tiles }: { tiles: readonly ReactElement[] }): ReactElement[] {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const whole = useDeferredValue(true, fromServer);
  return Array.from({ length: Math.ceil(tiles.length / PART_SIZE) }, (_, part) => {
    const own = tiles.slice(part * PART_SIZE, (part + 1) * PART_SIZE);
    return (
      <CustomProperties key={part} values={{ '--vx-tiles': own.length }}>
        <div className="vx-tile-grid__part" role="presentation">
          {(whole || part === 0) && own}
        </div>
      </CustomProperties>
    );
  });
}

/** A responsive list of tiles with paging; announces how many came and keeps the focus. */
export function TileGrid<Item>({
  label,
  items,
  keyOf,
  render,
  kind = 'performer',
  loadMore,
  automatic = false,
  skeleton,
  summary,
  ...rest
}: TileGridProps<Item>): ReactElement {
  const labels = useUiLabels();
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(items.length);
  const pages = useRef(0);
  const [added, setAdded] = useState(0);
  const run = useRef(loadMore?.run);
  useEffect(() => {
    run.current = loadMore?.run;
  }, [loadMore]);

  useEffect(() => {
    if (items.length > seen.current && seen.current > 0) setAdded(items.length - seen.current);
    seen.current = items.length;
  }, [items.length]);

  const failed = loadMore?.failed;
  const waits =
    loadMore !== null && loadMore !== undefined && loadMore.busy !== true && failed === undefined;
  useEffect(() => {
    const node = end.current;
    if (!automatic || !waits || node === null || pages.current >= AUTOMATIC_PAGES) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          pages.current += 1;
          observer.disconnect();
          run.current?.();
        }
      },
      { rootMargin: '600px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [automatic, waits, items.length]);

  const loading = items.length === 0 && skeleton !== undefined;
  const tiles = loading
    ? Array.from({ length: skeleton.count }, (_, index) => (
        <div key={index} className="vx-tile-grid__tile" role="listitem" aria-hidden="true">
          {skeleton.render()}
        </div>
      ))
    : items.map((item, index) => (
        <div key={keyOf(item)} className="vx-tile-grid__tile" role="listitem">
          {render(item, index)}
        </div>
      ));
  return (
    <div {...rootProps(rest, 'vx-tile-grid')} data-kind={kind}>
      {/* Not a `ul`: it may not have parts between itself and its items. */}
      <div
        className="vx-tile-grid__list"
        role="list"
        aria-label={label}
        aria-busy={loading || loadMore?.busy === true ? true : undefined}
      >
        <Parts tiles={tiles} />
      </div>
      <output className="vx-visually-hidden">
        {failed ?? (added > 0 ? labels.itemsAdded(added) : '')}
      </output>
      {loadMore === null || loadMore === undefined ? null : (
        <div className="vx-tile-grid__more" ref={end}>
          {failed === undefined ? null : (
            <span className="vx-tile-grid__failed" aria-hidden="true">
              {failed}
            </span>
          )}
          <Button
            variant="secondary"
            href={loadMore.href}
            loading={loadMore.busy}
            onClick={(event) => {
              event.preventDefault();
              loadMore.run();
            }}
          >
            {failed === undefined ? labels.loadMore : labels.retry}
          </Button>
          {summary === undefined ? null : <span className="vx-tile-grid__summary">{summary}</span>}
        </div>
      )}
    </div>
  );
}
