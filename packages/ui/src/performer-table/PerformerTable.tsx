import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { EndMark } from '../internal/EndMark.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import type { PerformerSnapshot } from '../performer-tile/PerformerTile.tsx';
import { Price } from '../price/Price.tsx';
import './performer-table.css';

/** A performer as a row. */
export type PerformerRow = {
  performer: PerformerSnapshot;
  /** One for each of `columns.values`. */
  values: readonly ReactNode[];
  /** One button: preview, message, remind me. It names the performer. */
  action?: ReactNode;
};

export type PerformerTableProps = RootProps<'div'> & {
  /** The name of the table: "Places 4 to 8". */
  label: string;
  /** The words above the columns, in the order in which they stand; that of `action` is heard, not seen. */
  columns: {
    rank: string;
    performer: string;
    /** What is compared; numbers stand at the end of their column. */
    values: readonly { label: string; number?: boolean | undefined }[];
    /** Over the price of a minute, or the reason why none can be had (`performer.blocked`). */
    price: string;
    action: string;
  };
  /** From the highest place on. */
  rows: readonly PerformerRow[];
};

/** A chart whose numbers are compared from line to line, on wide screens. On phones each performer is a `PerformerLine`. */
export function PerformerTable({
  label,
  columns,
  rows,
  ...rest
}: PerformerTableProps): ReactElement {
  const labels = useUiLabels();
  return (
    <div {...rootProps(rest, 'vx-performer-table')}>
      <table className="vx-performer-table__table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{columns.rank}</th>
            <th scope="col">{columns.performer}</th>
            {columns.values.map((value) => (
              <th key={value.label} scope="col" data-number={value.number ? '' : undefined}>
                {value.label}
              </th>
            ))}
            <th scope="col" data-number="">
              {columns.price}
            </th>
            <th scope="col">
              <span className="vx-visually-hidden">{columns.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ performer, values, action }) => (
            <tr key={performer.href} data-state={performer.state}>
              <td className="vx-performer-table__rank">{performer.rank}</td>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a header with text, not a control */}
              <th scope="row">
                <span className="vx-performer-table__who">
                  <Avatar
                    name={performer.name}
                    src={performer.picture}
                    size="md"
                    ring={performer.state === 'live' ? 'live' : undefined}
                    presence={performer.state === 'online' ? 'online' : undefined}
                  />
                  <span className="vx-performer-table__words">
                    <span className="vx-performer-table__name">
                      <Link className="vx-stretched" href={performer.href}>
                        {performer.name}
                      </Link>
                      {performer.age === undefined ? null : (
                        <span className="vx-performer-table__age"> {performer.age}</span>
                      )}
                    </span>
                    <span className="vx-performer-table__state">{labels[performer.state]}</span>
                  </span>
                </span>
              </th>
              {columns.values.map((value, index) => (
                <td key={value.label} data-number={value.number ? '' : undefined}>
                  {values[index]}
                </td>
              ))}
              <td data-number="">
                {performer.blocked === undefined ? (
                  performer.state === 'freeChat' ? (
                    <Price price="free" />
                  ) : performer.price ? (
                    <Price price={performer.price} per="minute" size="sm" />
                  ) : null
                ) : (
                  <span className="vx-performer-table__blocked">{performer.blocked}</span>
                )}
              </td>
              <td className="vx-performer-table__action">{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <EndMark />
    </div>
  );
}
