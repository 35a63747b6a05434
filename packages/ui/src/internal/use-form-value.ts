import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useControlled } from './use-controlled.ts';

/** A control, which knows its form, or what stands around it. */
type Place = Element & { readonly form?: HTMLFormElement | null };

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
  const place = useRef<Place>(null);
  // What the browser has reset beneath React says again what it should.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const reset = useEffectEvent((event: Event) => {
    const { current } = place;
    if (event.defaultPrevented || event.target !== (current?.form ?? current?.closest('form')))
      return;
    start(defaultValue);
    drawAgain();
  });
  useEffect(() => {
    // The browser resets its fields once everybody has heard of it, unless one of them prevents it.
    const listener = (event: Event): unknown => setTimeout(reset, 0, event);
    document.addEventListener('reset', listener);
    return () => document.removeEventListener('reset', listener);
  }, []);
  return [now, change, (element) => void (place.current = element)];
}
