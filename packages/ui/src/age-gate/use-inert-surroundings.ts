import { useEffect, type RefObject } from 'react';

const isolate = (element: HTMLElement): (() => void) => {
  const changed: HTMLElement[] = [];
  for (
    let node = element;
    node !== document.body && node.parentElement !== null;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (
        sibling === node ||
        !(sibling instanceof HTMLElement) ||
        sibling.inert ||
        sibling.matches('script, style, link, [data-vx-above]')
      )
        continue;
      sibling.inert = true;
      changed.push(sibling);
    }
  }
  const { style } = document.documentElement;
  const overflow = style.overflow;
  style.overflow = 'hidden';
  return () => {
    for (const sibling of changed) sibling.inert = false;
    style.overflow = overflow;
  };
};

/** Everything beside the element is out of reach while it is there, except what says `data-vx-above`. */
export const useInertSurroundings = (
  root: RefObject<HTMLElement | null>,
  active: boolean,
): void => {
  useEffect(
    () => (active && root.current !== null ? isolate(root.current) : undefined),
    [root, active],
  );
};
