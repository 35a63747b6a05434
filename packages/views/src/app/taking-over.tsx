import { useLayoutEffect, useRef, type ComponentType } from 'react';

const FOCUSABLE = 'a[href], button, input, summary';

/**
 * A part that takes the place of what the server drew: what a guest has opened there stays open, and focus stays
 * where it is. Both draw the same, so that a place in one is the same place in the other.
 *
 * @param drawn what the server drew, still in the page; `null` where it is not
 */
export function takingOver(Live: ComponentType, drawn: Element | null): ComponentType {
  const opened = [...(drawn?.querySelectorAll('details') ?? [])].map(({ open }) => open);
  let focused = drawn
    ? [...drawn.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement as Element)
    : -1;
  return function TakingOver() {
    const place = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const here = place.current;
      if (here === null) return;
      for (const [index, details] of here.querySelectorAll('details').entries())
        if (opened[index] === true) details.open = true;
      here.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus();
      // Once: the part may come again on a later page.
      opened.length = 0;
      focused = -1;
    }, []);
    return (
      // oxlint-disable-next-line react/forbid-elements -- a box without a box, to find what stands inside
      <div data-boxless="live" ref={place}>
        <Live />
      </div>
    );
  };
}
