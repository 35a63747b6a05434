import { useEffect, useRef, type RefObject } from 'react';

/** Details that open over the page: a press or focus outside and Escape close them; Escape gives focus back. */
export const useClosingDetails = (): RefObject<HTMLDetailsElement | null> => {
  const root = useRef<HTMLDetailsElement | null>(null);
  useEffect(() => {
    const press = (event: Event): void => {
      if (root.current?.open === true && !root.current.contains(event.target as Node))
        root.current.open = false;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || root.current?.open !== true) return;
      root.current.open = false;
      root.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('focusin', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('focusin', press);
      document.removeEventListener('keydown', key);
    };
  }, []);
  return root;
};
