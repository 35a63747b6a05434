import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { arrowUUpLeftIcon } from '../icons/index.ts';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import './gift-undo.css';

type Action = { label: string; run: () => void };

export type GiftUndoProps = RootProps<'div', 'title'> & {
  /** The illustration. */
  picture: string | null;
  /** "Sending rose" */
  title: string;
  /** What it will cost; left out for gifts that are owned. */
  price?: PriceValue | undefined;
  /** "nothing is charged yet", or why it was not sent. */
  text: ReactNode;
  /** Seconds in which it can be taken back. Without them it waits, or was refused. */
  left?: { seconds: number; of: number; label: string } | undefined;
  /** Said once, when it appears: "Sending rose, undo possible for 5 seconds". */
  announcement: string;
  /** Takes it back; the same size as sending. Missing once it is too late. */
  undo?: Action | undefined;
  /** Sends it at once, or again. */
  send?: Action | undefined;
  /** It was refused. */
  problem?: boolean | undefined;
};

/** A gift on its way: for some seconds it can be taken back, and nothing is charged. */
export function GiftUndo({
  picture,
  title,
  price,
  text,
  left,
  announcement,
  undo,
  send,
  problem = false,
  ...rest
}: GiftUndoProps): ReactElement {
  return (
    <div
      {...rootProps(rest, 'vx-gift-undo')}
      role="group"
      aria-label={title}
      data-problem={problem ? '' : undefined}
    >
      <p className="vx-visually-hidden" role="status">
        {announcement}
      </p>
      <CustomProperties
        values={{ '--vx-left': left === undefined ? 0 : left.seconds / Math.max(1, left.of) }}
      >
        <span
          className="vx-gift-undo__ring"
          data-empty={left === undefined ? '' : undefined}
          aria-hidden="true"
        >
          <span className="vx-gift-undo__picture">
            {picture === null ? null : <img src={picture} alt="" decoding="async" />}
          </span>
        </span>
      </CustomProperties>
      <div className="vx-gift-undo__words">
        <p className="vx-gift-undo__title">{title}</p>
        <p className="vx-gift-undo__text">
          {price === undefined ? null : <Price price={price} size="sm" />}
          <span>{text}</span>
        </p>
      </div>
      {left === undefined ? null : (
        <p className="vx-gift-undo__seconds" aria-hidden="true">
          {left.label}
        </p>
      )}
      {undo === undefined && send === undefined ? null : (
        <div className="vx-gift-undo__actions">
          {undo === undefined ? null : (
            <Button icon={arrowUUpLeftIcon} iconWeight="bold" onClick={undo.run}>
              {undo.label}
            </Button>
          )}
          {send === undefined ? null : (
            <Button variant="solid" onClick={send.run}>
              {send.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
