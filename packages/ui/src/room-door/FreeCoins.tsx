import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { giftIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './room-door.css';

export type FreeCoinsProps = RootProps<'section'> & {
  /** "20 coins are yours, free" */
  title: string;
  /** Whom they come from. */
  text: string;
  /** What they pay for: "The first 1:40 minutes with Mira". */
  lasts: string;
  /** "No card needed" */
  noCard: string;
};

/** What is free before anything is paid. It stands above every price that it spares. */
export function FreeCoins({ title, text, lasts, noCard, ...rest }: FreeCoinsProps): ReactElement {
  return (
    <section {...rootProps(rest, 'vx-free-coins')} aria-label={title}>
      <span className="vx-free-coins__mark">
        <Icon glyph={giftIcon} size="lg" />
      </span>
      <div>
        <h2 className="vx-free-coins__title">{title}</h2>
        <p className="vx-free-coins__text">{text}</p>
      </div>
      <p className="vx-free-coins__foot">
        <span>{lasts}</span>
        <span className="vx-free-coins__aside">{noCard}</span>
      </p>
    </section>
  );
}
