import { useState } from 'react';

/**
 * A value that the page keeps (`value`), or that the control keeps itself from `defaultValue` on.
 * @returns the value now, how it changes (the page hears of it in both cases), and how the control begins anew
 */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (value: Value) => void,
): readonly [value: Value, change: (value: Value) => void, start: (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value === undefined ? own : value,
    (next) => {
      setOwn(next);
      onChange?.(next);
    },
    setOwn,
  ];
}
