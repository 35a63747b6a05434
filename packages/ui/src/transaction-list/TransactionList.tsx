import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { EndMark } from '../internal/EndMark.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { formatCount } from '../price/format.ts';
import { amountInWords, Price, type PriceValue } from '../price/Price.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import './transaction-list.css';

/** What came into a wallet or left it. */
export type Transaction = {
  id: string;
  glyph: Glyph;
  title: string;
  subtitle?: string | undefined;
  time: string;
  dateTime?: string | undefined;
  amount: PriceValue;
  sign: 'plus' | 'minus';
  balanceAfter?: PriceValue | undefined;
  /** What the row is about: the video, the performer, the receipt. The title leads there. */
  href?: string | undefined;
};

export type TransactionListProps = RootProps<'div'> & {
  /** The name of the table. */
  label: string;
  /** Heads of the columns. */
  columns: { what: string; time: string; amount: string; value: string; balance: string };
  /** The days, in order. */
  days: readonly { label: string; rows: readonly Transaction[] }[];
  /** While nothing is there yet, rows in the final layout; later ones keep what was there. */
  busy?: boolean | undefined;
  /** In place of the table: nothing yet, or nothing of this kind with the way back to all. */
  empty?: ReactNode;
  /** "7 of 23 lines", "Show more". */
  footer?: ReactNode;
};

function LoadingRows({ label }: { label: string }): ReactElement {
  return (
    <tbody>
      <tr className="vx-transactions__day">
        <th scope="rowgroup" colSpan={5}>
          {label}
        </th>
      </tr>
      {Array.from({ length: 6 }, (_, index) => (
        <tr key={index} className="vx-transactions__row" aria-hidden="true">
          <td className="vx-transactions__loading">
            <Skeleton kind="row" />
          </td>
          {['time', 'number', 'value', 'balance'].map((column) => (
            <td key={column} className={`vx-transactions__${column}`}>
              <Skeleton kind="text" lines={1} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Receipts: coins, their value and the balance after every line. */
export function TransactionList({
  label,
  columns,
  days,
  busy = false,
  empty,
  footer,
  ...rest
}: TransactionListProps): ReactElement {
  const labels = useUiLabels();
  const rows = days.reduce((sum, day) => sum + day.rows.length, 0);
  return (
    <div {...rootProps(rest, 'vx-transactions')} aria-busy={busy ? true : undefined}>
      {rows === 0 && !busy ? (
        empty
      ) : (
        <table className="vx-transactions__table" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{columns.what}</th>
              <th scope="col" className="vx-transactions__time">
                {columns.time}
              </th>
              <th scope="col" className="vx-transactions__number">
                {columns.amount}
              </th>
              <th scope="col" className="vx-transactions__number vx-transactions__value">
                {columns.value}
              </th>
              <th scope="col" className="vx-transactions__number vx-transactions__balance">
                {columns.balance}
              </th>
            </tr>
          </thead>
          {rows === 0 ? <LoadingRows label={labels.loading} /> : null}
          {days.map((day) => (
            <tbody key={day.label}>
              <tr className="vx-transactions__day">
                <th scope="rowgroup" colSpan={5}>
                  {day.label}
                </th>
              </tr>
              {day.rows.map((row) => (
                <tr key={row.id} className="vx-transactions__row">
                  {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a header with text, not a control */}
                  <th scope="row">
                    <span className="vx-transactions__what">
                      <span className="vx-transactions__icon">
                        <Icon glyph={row.glyph} size="sm" />
                      </span>
                      <span className="vx-transactions__words">
                        <span className="vx-transactions__title">
                          {row.href === undefined ? (
                            row.title
                          ) : (
                            <Link className="vx-stretched" href={row.href}>
                              {row.title}
                            </Link>
                          )}
                        </span>
                        {row.subtitle === undefined ? null : (
                          <span className="vx-transactions__subtitle">{row.subtitle}</span>
                        )}
                      </span>
                    </span>
                  </th>
                  <td className="vx-transactions__time">
                    <time dateTime={row.dateTime}>{row.time}</time>
                  </td>
                  <td className="vx-transactions__number">
                    <Price
                      price={row.amount}
                      sign={row.sign}
                      tone={row.sign === 'plus' ? 'success' : 'default'}
                      equivalent="below"
                    />
                  </td>
                  <td className="vx-transactions__number vx-transactions__value">
                    <span aria-hidden="true">
                      {row.amount.equivalent
                        ? `${row.sign === 'plus' ? '+' : '−'} ${row.amount.equivalent.formatted}`
                        : ''}
                    </span>
                  </td>
                  <td className="vx-transactions__number vx-transactions__balance">
                    {row.balanceAfter === undefined
                      ? ''
                      : row.balanceAfter.currency === 'VXC'
                        ? formatCount(labels.locale, row.balanceAfter.value)
                        : amountInWords(labels, row.balanceAfter)}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
      {footer === undefined ? null : <div className="vx-transactions__footer">{footer}</div>}
      <EndMark />
    </div>
  );
}

/** Figures in a row above a statement: balance before, in, out, now. */
export function StatFigures({
  figures,
  ...rest
}: RootProps<'dl'> & {
  /** Sums with what they are. */
  figures: readonly { label: string; price: PriceValue; sign?: 'plus' | 'minus' | undefined }[];
}): ReactElement {
  return (
    <dl {...rootProps(rest, 'vx-figures')}>
      {figures.map((figure) => (
        <div key={figure.label} className="vx-figures__item">
          <dt>{figure.label}</dt>
          <dd>
            <Price price={figure.price} sign={figure.sign} size="lg" equivalent="below" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many there are of each kind: a row of counts above a list. */
export function CountFigures({
  label,
  figures,
  ...rest
}: RootProps<'ul'> & {
  /** What is counted, for those who do not see it. */
  label: string;
  /** The kinds, in order. */
  figures: readonly { label: string; value: number; glyph: Glyph }[];
}): ReactElement {
  const labels = useUiLabels();
  return (
    <ul {...rootProps(rest, 'vx-counts')} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.label} className="vx-counts__item">
          <span className="vx-counts__icon">
            <Icon glyph={figure.glyph} />
          </span>
          <span className="vx-counts__words">
            <span className="vx-counts__value">{formatCount(labels.locale, figure.value)}</span>{' '}
            <span className="vx-counts__label">{figure.label}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
