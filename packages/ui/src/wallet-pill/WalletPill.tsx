import { useEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { plusIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { Price, priceInWords, type PriceValue } from '../price/Price.tsx';
import './wallet-pill.css';

export type WalletPillProps = RootProps<'span'> & {
  /** What the guest has, in coins and in real money. */
  balance: PriceValue;
  /** Where coins are bought; `onClick` may open a dialog instead. */
  topUp: { href: string; onClick?: ((event: MouseEvent) => void) | undefined };
  /** With both currencies and a button, short for phones, or over the video of a room. */
  variant?: 'bar' | 'mobile' | 'room' | undefined;
  /** Where it stands. */
  state?: 'normal' | 'low' | 'updating' | undefined;
};

/** Balance and the way to top up. A change is announced once, politely. */
export function WalletPill({
  balance,
  topUp,
  variant = 'bar',
  state = 'normal',
  ...rest
}: WalletPillProps): ReactElement {
  const labels = useUiLabels();
  const words = `${labels.balance} ${priceInWords(labels, balance)}`;
  const before = useRef(balance.value);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (before.current !== balance.value) {
      before.current = balance.value;
      setAnnounced(words);
    }
  }, [balance.value, words]);
  const busy = state === 'updating' ? true : undefined;
  const status = <output className="vx-visually-hidden">{announced}</output>;
  if (variant === 'mobile') {
    return (
      <span
        {...rootProps(rest, 'vx-wallet')}
        data-variant="mobile"
        data-state={state}
        aria-busy={busy}
      >
        <Link
          className="vx-wallet__link"
          href={topUp.href}
          onClick={topUp.onClick}
          aria-label={`${words}. ${labels.topUp}`}
        >
          <Price price={balance} equivalent="hidden" />
        </Link>
        {status}
      </span>
    );
  }
  return (
    <span
      {...rootProps(rest, 'vx-wallet')}
      data-variant={variant}
      data-state={state}
      aria-busy={busy}
    >
      <span className="vx-visually-hidden">{labels.balance}: </span>
      <Price price={balance} />
      <Link
        className="vx-wallet__add"
        href={topUp.href}
        onClick={topUp.onClick}
        aria-label={labels.topUp}
      >
        <Icon glyph={plusIcon} weight="bold" size="sm" />
      </Link>
      {status}
    </span>
  );
}
