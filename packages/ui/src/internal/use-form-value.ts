import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useControlled } from './use-controlled.ts';

/** A control, or what stands around it. */
type Place = Element & { readonly form?: HTMLFormElement | null };

const formOf = (place: Place | null): Element | null =>
  place === null ? null : (place.form ?? place.closest('form'));

/**
 * `useControlled` for what is posted with a form: when the form is reset, a value that the control keeps is that of
 * `defaultValue` again, as with native fields. The page hears nothing, either.
 *
 * @returns also a ref for an element of the control, which says the form
 */
export function useFormValue<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (value: Value) => void,
): readonly [
  value: Value,
  change: (value: Value) => void,
  place: (element: Element | null) => void,
] {
  const [now, change, start] = useControlled(value, defaultValue, onChange);
  const place = useRef<Element>(null);
  // What the browser has reset beneath React says again what it should.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const reset = useEffectEvent(() => {
    start(defaultValue);
    drawAgain();
  });
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const handleReset = (event: Event): void => {
      if (event.target !== formOf(place.current)) return;
      // The browser resets its fields once everybody has heard of it, unless one of them prevents it.
      later = setTimeout(() => {
        if (!event.defaultPrevented) reset();
      });
    };
    document.addEventListener('reset', handleReset);
    return () => {
      document.removeEventListener('reset', handleReset);
      clearTimeout(later);
    };
  }, []);
  return [
    now,
    change,
    useCallback((element) => {
      place.current = element;
    }, []),
  ];
}
