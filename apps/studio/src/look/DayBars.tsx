/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- rows are drawn as columns, and with another display a browser may forget the roles */
import { useEffect, useRef, type ReactElement } from 'react';
import type { DayBar } from '../presenters/present-days.ts';

/** One bar. Its height is set through the CSSOM: the policy of pages forbids style attributes. */
function Bar({ share }: { readonly share: number }): ReactElement {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    bar.current?.style.setProperty('--vx-share', String(share));
  }, [share]);
  return (
    <span
      ref={bar}
      className="vx-studio-bars__bar"
      data-empty={share === 0 ? '' : undefined}
      aria-hidden="true"
    />
  );
}

/** What each day brought: bars to see, a table with a row for each day to whoever hears it. */
export function DayBars({
  label,
  columns,
  days,
  today,
}: {
  readonly label: string;
  readonly columns: { readonly day: string; readonly amount: string };
  readonly days: readonly DayBar[];
  /** `2026-11-28` */
  readonly today: string;
}): ReactElement {
  return (
    <>
      {/* Its display is no table's, so the roles are named. */}
      <table className="vx-studio-bars" role="table" aria-label={label}>
        <thead className="vx-visually-hidden" role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {columns.day}
            </th>
            <th scope="col" role="columnheader">
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody className="vx-studio-bars__body" role="rowgroup">
          {days.map(({ day, name, amount, share }) => (
            <tr
              key={day}
              className="vx-studio-bars__row"
              role="row"
              title={`${name}: ${amount}`}
              data-today={day === today ? '' : undefined}
            >
              <th scope="row" role="rowheader" className="vx-visually-hidden">
                {name}
              </th>
              <td role="cell" className="vx-studio-bars__cell">
                <span className="vx-visually-hidden">{amount}</span>
                <Bar share={share} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="vx-studio-bars__labels" aria-hidden="true">
        {days.map(({ day, label: number }, index) => (
          <span key={day}>{index % 7 === 0 || day === today ? number : ''}</span>
        ))}
      </div>
    </>
  );
}
