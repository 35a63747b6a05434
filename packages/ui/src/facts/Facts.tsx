import './facts.css';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';

/** What is known of a person or a thing: terms with their values, which may be sentences. */
export function Facts({
  rows,
  ...rest
}: RootProps<'dl'> & {
  /** The rows, in order. */
  rows: readonly { label: string; value: ReactNode }[];
}): ReactElement {
  return (
    <dl {...rootProps(rest, 'vx-facts')}>
      {rows.map((row) => (
        <div key={row.label} className="vx-facts__row">
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
