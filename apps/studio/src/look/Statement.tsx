import { Price } from '@vx/ui/price';
import type { ReactElement } from 'react';
import type { presentStatement } from '../presenters/present-statement.ts';

/** What guests paid and what the performer gets of it, line by line, by days. */
export function Statement({
  label,
  columns,
  days,
}: {
  readonly label: string;
  readonly columns: { readonly what: string; readonly paid: string; readonly amount: string };
  readonly days: ReturnType<typeof presentStatement>;
}): ReactElement {
  return (
    <table className="vx-studio-statement" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col" className="vx-studio-statement__number">
            {columns.paid}
          </th>
          <th scope="col" className="vx-studio-statement__number">
            {columns.amount}
          </th>
        </tr>
      </thead>
      {days.map(({ day, name, rows }) => (
        <tbody key={day}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="vx-studio-statement__day">
              {name}
            </th>
          </tr>
          {rows.map(({ id, title, time, dateTime, sign, paid, earned }) => (
            <tr key={id}>
              <th scope="row">
                {title}
                <time className="vx-studio-statement__time" dateTime={dateTime}>
                  {time}
                </time>
              </th>
              <td className="vx-studio-statement__number">
                <Price
                  price={paid}
                  size="sm"
                  equivalent="below"
                  {...(sign === 'minus' && { sign })}
                />
              </td>
              <td className="vx-studio-statement__number">
                <Price price={earned} size="sm" sign={sign} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
