import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './page-progress.css';

/**
 * A line at the top while the next page loads, and the place where its title is announced. Nothing
 * shows for the first 300 ms.
 */
export function PageProgress({
  busy,
  announced,
  ...rest
}: RootProps<'span'> & {
  /** The next page is on its way: the line is drawn. */
  busy: boolean;
  /** Title of the page that has just arrived. */
  announced: string;
}): ReactElement {
  return (
    <>
      <span
        {...rootProps(rest, 'vx-page-progress')}
        data-busy={busy ? '' : undefined}
        aria-hidden="true"
      />
      <span className="vx-visually-hidden" role="status" aria-live="polite">
        {announced}
      </span>
    </>
  );
}
