import type { ReactElement, ReactNode, RefObject } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Picture } from '../picture/Picture.tsx';
import type { PriceValue } from '../price/Price.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import './confirm-charge-panel.css';

export type ConfirmChargePanelProps = RootProps<'div'> & {
  /** Who or what it is about; a thing such as a video has a wide picture. */
  subject?:
    | {
        kind?: 'person' | 'thing' | undefined;
        name: string;
        picture: string | null;
        text?: ReactNode;
        live?: boolean | undefined;
      }
    | undefined;
  /** Balance, how long it lasts, limits. */
  rows: readonly { label: string; value: ReactNode }[];
  /** Where it stands. */
  state?: 'enough' | 'notEnough' | 'limit' | 'failed' | undefined;
  /** What it means for money; in the other states, what is missing. */
  message?: { title?: string | undefined; text: string } | undefined;
  /** `price` becomes part of the button and of its name. */
  confirm: {
    label: string;
    onConfirm: () => void;
    price?: PriceValue | undefined;
    per?: 'minute' | undefined;
    busy?: boolean | undefined;
  };
  /**
   * Instead of confirming: the way to top up when there is not enough, to the limits when one is reached. Without it
   * nothing can be confirmed then.
   */
  instead?: { label: string; href: string } | undefined;
  /** The way back; not while the charge is on its way. */
  cancel: { label: string; onCancel: () => void };
  /** The button of the way back, which gets the focus. */
  cancelRef?: RefObject<HTMLButtonElement | null> | undefined;
};

const tones = {
  enough: 'neutral',
  notEnough: 'warning',
  limit: 'warning',
  failed: 'danger',
} as const;

/** The content of the one confirmation before money moves. The price stands in the confirming button. */
export function ConfirmChargePanel({
  subject,
  rows,
  state = 'enough',
  message,
  confirm,
  instead,
  cancel,
  cancelRef,
  ...rest
}: ConfirmChargePanelProps): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-confirm-charge')} data-state={state}>
      {subject === undefined ? null : (
        <div className="vx-confirm-charge__subject">
          {subject.kind === 'thing' ? (
            <span className="vx-confirm-charge__picture">
              <Picture src={subject.picture} alt="" ratio="16:9" radius="md" sizes="128px" />
            </span>
          ) : (
            <Avatar
              name={subject.name}
              src={subject.picture}
              size="lg"
              ring={subject.live === true ? 'live' : undefined}
            />
          )}
          <div>
            <p className="vx-confirm-charge__name">{subject.name}</p>
            {subject.text === undefined ? null : (
              <p className="vx-confirm-charge__text">{subject.text}</p>
            )}
          </div>
        </div>
      )}
      <dl className="vx-rows">
        {rows.map((row) => (
          <div key={row.label} className="vx-rows__row">
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      {message === undefined ? null : (
        <div role={state === 'enough' ? undefined : 'alert'}>
          <Note tone={tones[state]} title={message.title}>
            {message.text}
          </Note>
        </div>
      )}
      <div className="vx-confirm-charge__actions">
        <Button
          size="lg"
          ref={cancelRef}
          disabled={confirm.busy === true}
          onClick={cancel.onCancel}
        >
          {cancel.label}
        </Button>
        {instead !== undefined && (state === 'notEnough' || state === 'limit') ? (
          <Button className="vx-confirm-charge__go" variant="primary" size="lg" href={instead.href}>
            {instead.label}
          </Button>
        ) : (
          <Button
            className="vx-confirm-charge__go"
            variant="primary"
            size="lg"
            price={confirm.price}
            per={confirm.per}
            loading={confirm.busy}
            disabled={state === 'limit' || state === 'notEnough'}
            onClick={confirm.onConfirm}
          >
            {confirm.label}
          </Button>
        )}
      </div>
    </div>
  );
}
