import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import { PrizeMark, type PrizeArt } from '../prize-mark/PrizeMark.tsx';
import './odds-table.css';

/** A prize with its chance. */
export type OddsRow = {
  id: string;
  /** "5 coins" */
  label: string;
  /** One picture, or the row of symbols that brings the prize. */
  art: PrizeArt | readonly PrizeArt[];
  /** What coins are worth in real money. */
  worth?: PriceValue | undefined;
  /** Written with its sign and in the page's language: "4.5 %". */
  chance: string;
  /** The rest in words: "Anything else: 5 points". */
  rest?: boolean | undefined;
};

export type OddsTableProps = RootProps<'section'> & {
  /** "Prizes and chances" */
  title: string;
  /** "same for everyone" */
  note?: string | undefined;
  /** Heads of the columns. */
  columns: { prize: string; chance: string };
  /** The rows, in order. */
  rows: readonly OddsRow[];
  /** How the chances come about: a link or a button at the end of the title. */
  end?: ReactNode;
  /** A card beside the game, or plain in dialogs and on phones. */
  variant?: 'card' | 'plain' | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | undefined;
};

/** The chances of every prize, published as a table. */
export function OddsTable({
  title,
  note,
  columns,
  rows,
  end,
  variant = 'card',
  level = 2,
  ...root
}: OddsTableProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <section {...rootProps(root, 'vx-odds')} data-variant={variant} aria-label={title}>
      <div className="vx-odds__head">
        <Title className="vx-odds__title">{title}</Title>
        {note === undefined ? null : <span className="vx-odds__note">{note}</span>}
        {end}
      </div>
      <table className="vx-odds__table">
        <thead className="vx-visually-hidden">
          <tr>
            <th scope="col">{columns.prize}</th>
            <th scope="col">{columns.chance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const marks = 'kind' in row.art ? [row.art] : row.art;
            return (
              <tr key={row.id} data-rest={row.rest === true ? '' : undefined}>
                <th scope="row">
                  <span className="vx-odds__prize">
                    {row.rest === true ? null : (
                      <span className="vx-odds__marks">
                        {marks.map((art, index) => (
                          <PrizeMark key={index} art={art} size={marks.length > 1 ? 'sm' : 'md'} />
                        ))}
                      </span>
                    )}
                    <span className="vx-odds__label">
                      {row.label}
                      {row.worth === undefined ? null : (
                        <>
                          {' '}
                          <Price price={row.worth} size="sm" />
                        </>
                      )}
                    </span>
                  </span>
                </th>
                <td>{row.chance}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
