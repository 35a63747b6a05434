import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './chat-end-summary.css';

export type ChatEndReceiptProps = RootProps<'section'> & {
  /** "Receipt" */
  title: string;
  /** "Today, 22:31 to 22:38" */
  when?: string | undefined;
  /** The rows, in order. `strong` for the one that counts. */
  rows: readonly { label: string; value: ReactNode; strong?: boolean | undefined }[];
  /** Where more of it stands: the statement. */
  actions?: ReactNode;
};

/** What a chat cost, line by line; beside or below `ChatEndSummary`. */
export function ChatEndReceipt({
  title,
  when,
  rows,
  actions,
  ...rest
}: ChatEndReceiptProps): ReactElement {
  return (
    <section {...rootProps(rest, 'vx-chat-receipt')} aria-label={title}>
      <div className="vx-chat-receipt__head">
        <h2 className="vx-chat-receipt__title">{title}</h2>
        {when === undefined ? null : <p className="vx-chat-receipt__when">{when}</p>}
      </div>
      <dl className="vx-rows vx-chat-receipt__rows">
        {rows.map((row) => (
          <div
            key={row.label}
            className="vx-rows__row"
            data-strong={row.strong === true ? '' : undefined}
          >
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      {actions === undefined ? null : <div className="vx-chat-receipt__actions">{actions}</div>}
    </section>
  );
}
