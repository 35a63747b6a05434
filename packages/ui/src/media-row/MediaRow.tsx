import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { caretLeftIcon, caretRightIcon } from '../icons/index.ts';
import { prefersCalm } from '../internal/prefers-calm.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useKeptFocus } from '../internal/use-kept-focus.ts';
import { useUiLabels } from '../labels/context.tsx';
import './media-row.css';

export type MediaRowProps<Item> = RootProps<'div'> & {
  /** The name of the list. */
  label: string;
  /** The items, in order. */
  items: readonly Item[];
  /** Key of an item, the same in every render. */
  keyOf: (item: Item) => string | number;
  /** Draws an item. */
  render: (item: Item, index: number) => ReactNode;
  /** Width of an item: 16:9 cards, 4:5 tiles, the first places of a chart, or faces. */
  item?: 'card' | 'tile' | 'rank' | 'face' | undefined;
};

/** A row that scrolls sideways and snaps. Arrows are additional and appear with a mouse. */
export function MediaRow<Item>({
  label,
  items,
  keyOf,
  render,
  item = 'card',
  ...rest
}: MediaRowProps<Item>): ReactElement {
  const labels = useUiLabels();
  const list = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ start: true, end: false });
  // At an end the focus goes to the arrow that still leads on.
  const arrows = useRef<HTMLDivElement>(null);
  const other = useRef<HTMLButtonElement>(null);
  useKeptFocus(arrows, other);
  useEffect(() => {
    const node = list.current;
    if (node === null) return undefined;
    const read = (): void => {
      const start = node.scrollLeft <= 1;
      const end = node.scrollLeft + node.clientWidth >= node.scrollWidth - 1;
      setEdges((before) =>
        before.start === start && before.end === end ? before : { start, end },
      );
    };
    read();
    node.addEventListener('scroll', read, { passive: true });
    const observer = new ResizeObserver(read);
    observer.observe(node);
    return () => {
      node.removeEventListener('scroll', read);
      observer.disconnect();
    };
  }, [items.length]);
  const move = (direction: 1 | -1): void =>
    list.current?.scrollBy({
      left: direction * list.current.clientWidth * 0.9,
      behavior: prefersCalm() ? 'auto' : 'smooth',
    });
  return (
    <div {...rootProps(rest, 'vx-media-row')} data-item={item}>
      <ul className="vx-media-row__list" ref={list} aria-label={label} tabIndex={-1}>
        {items.map((entry, index) => (
          <li key={keyOf(entry)}>{render(entry, index)}</li>
        ))}
      </ul>
      <div ref={arrows} className="vx-media-row__arrows">
        <IconButton
          ref={edges.start ? undefined : other}
          glyph={caretLeftIcon}
          label={labels.previous}
          variant="media"
          tooltip="none"
          disabled={edges.start}
          onClick={() => move(-1)}
        />
        <IconButton
          ref={edges.start && !edges.end ? other : undefined}
          glyph={caretRightIcon}
          label={labels.next}
          variant="media"
          tooltip="none"
          disabled={edges.end}
          onClick={() => move(1)}
        />
      </div>
    </div>
  );
}
