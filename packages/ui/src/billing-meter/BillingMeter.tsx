import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { walletIcon, warningIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link, type LinkProps } from '../link/context.tsx';
import { clock } from '../playback/clock.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import './billing-meter.css';

export type BillingMeterProps = RootProps<'div'> & {
  /** Where it stands. */
  state: 'running' | 'paused' | 'fiveMinutes' | 'oneMinute' | 'limit';
  /** What the guest has, in coins and in real money. */
  balance: PriceValue;
  /** What this chat has cost so far. */
  charged: PriceValue;
  /** What a minute costs. */
  pricePerMinute: PriceValue;
  /** Seconds since the start. */
  seconds: number;
  /** 0 to 1: how much of the time is left. */
  share: number;
  /** Words of its parts. */
  texts: {
    /** "This chat" */
    thisChat: string;
    /** "About 11 minutes left", then "Less than 3 minutes left": the only time that is shown. */
    left: string;
    /** "≈ 11 min", for phones. */
    leftShort: string;
    /** Said instead while the line is away. */
    paused?: string | undefined;
  };
  /** Shown and said at once when it appears: what comes next. The time stands in `texts.left`. */
  warning?: string | undefined;
  /** "Top up" */
  topUp?: ReactNode;
  /** Pills: the balance leads to the same place, before any warning. */
  balanceLink?: Pick<LinkProps, 'href' | 'target' | 'onClick'> & { label: string };
  /** A panel beside the video, or pills over it. */
  variant?: 'panel' | 'pills' | undefined;
};

/** Balance, cost and time left of a running chat. The figures are not read out while they run; warnings are, at once. */
export function BillingMeter({
  state,
  balance,
  charged,
  pricePerMinute,
  seconds,
  share,
  texts,
  warning,
  topUp,
  balanceLink,
  variant = 'panel',
  ...rest
}: BillingMeterProps): ReactElement {
  const labels = useUiLabels();
  const isLow = state === 'fiveMinutes' || state === 'oneMinute' || state === 'limit';
  const alert = (
    <p className={warning === undefined ? 'vx-visually-hidden' : 'vx-meter__warning'} role="alert">
      {warning ?? ''}
    </p>
  );
  if (variant === 'pills') {
    const { label, ...link } = balanceLink ?? { label: '', href: '' };
    const own = (
      <>
        <Icon
          glyph={isLow ? warningIcon : walletIcon}
          weight="fill"
          size="sm"
          label={labels.balance}
        />
        <Price price={balance} equivalent="below" tone="inherit" />
        <span className="vx-meter__left">{texts.leftShort}</span>
      </>
    );
    return (
      <div
        {...rootProps(rest, 'vx-meter')}
        data-variant="pills"
        data-state={state}
        data-low={isLow ? '' : undefined}
      >
        <div className="vx-meter__pills" role="timer" aria-live="off">
          <span className="vx-meter__pill">{clock(seconds)}</span>
          <span className="vx-meter__pill">
            <Price price={pricePerMinute} per="minute" equivalent="below" tone="inherit" />
          </span>
          {balanceLink === undefined ? (
            <span className="vx-meter__pill vx-meter__pill--balance">{own}</span>
          ) : (
            <Link {...link} className="vx-meter__pill vx-meter__pill--balance">
              {own}
              <span className="vx-visually-hidden">, {label}</span>
            </Link>
          )}
        </div>
        <div className="vx-meter__note">
          {alert}
          {warning === undefined ? null : topUp}
        </div>
      </div>
    );
  }
  return (
    <section
      {...rootProps(rest, 'vx-meter')}
      data-variant="panel"
      data-state={state}
      data-low={isLow ? '' : undefined}
      aria-label={labels.balance}
    >
      <div className="vx-meter__figures" role="timer" aria-live="off">
        <div className="vx-meter__figure">
          <span className="vx-meter__caption">{labels.balance}</span>
          <Price price={balance} size="lg" />
        </div>
        <div className="vx-meter__figure vx-meter__figure--end">
          <span className="vx-meter__caption">
            {texts.thisChat}, {clock(seconds)}
          </span>
          <Price price={charged} />
        </div>
      </div>
      <ProgressBar value={share} tone="own" />
      <div className="vx-meter__foot">
        <span className="vx-meter__time">
          {isLow ? <Icon glyph={warningIcon} weight="fill" size="sm" /> : null}
          {state === 'paused' ? (texts.paused ?? labels.chat.meterPaused) : texts.left}
        </span>
        {topUp}
      </div>
      {alert}
    </section>
  );
}
