import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleIcon, clockIcon, lockKeyIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { PrizeMark, type PrizeArt } from '../prize-mark/PrizeMark.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import './reward-card.css';

export type RewardCardProps = RootProps<'article'> & {
  /** What is won. */
  kind: 'coins' | 'gift' | 'voucher' | 'merch' | 'spins';
  /** Picture of the prize. */
  art: PrizeArt;
  /** Heading. */
  title: string;
  /** What it is and where it works; real money where it is coins. */
  text?: ReactNode;
  /** "2,000 points" */
  points: string;
  /** Where it stands. */
  state: 'locked' | 'redeemable' | 'redeemed' | 'expired';
  /** What the state means: "160 points are missing", "Redeemed on 3 November", "Ended on 1 November". */
  status?: string | undefined;
  /** 0 to 1, while locked. */
  share?: number | undefined;
  /** Redeems, or posts the plain form to `action`. The name of the button gets title and points. */
  redeem?:
    | {
        label: string;
        onRedeem?: (() => void) | undefined;
        action?: string | undefined;
        hidden?: Readonly<Record<string, string>> | undefined;
        busy?: boolean | undefined;
      }
    | undefined;
  /** What redeeming brought, such as a code, or the way to use it. */
  children?: ReactNode;
  /** What went wrong; no points were taken. */
  error?: string | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | 4 | undefined;
};

/** One thing to have for points. */
export function RewardCard({
  kind,
  art,
  title,
  text,
  points,
  state,
  status,
  share,
  redeem,
  children,
  error,
  level = 3,
  ...rest
}: RewardCardProps): ReactElement {
  const Title = `h${level}` as const;
  const submit = (event: FormEvent): void => {
    if (redeem?.onRedeem === undefined) return;
    event.preventDefault();
    redeem.onRedeem();
  };
  return (
    <article {...rootProps(rest, 'vx-reward')} data-state={state} data-kind={kind}>
      <div className="vx-reward__art">
        <PrizeMark art={art} size="lg" />
      </div>
      <div className="vx-reward__body">
        <Title className="vx-reward__title">{title}</Title>
        {text === undefined ? null : <p className="vx-reward__text">{text}</p>}
      </div>
      <p className="vx-reward__points">
        {state === 'locked' ? <Icon glyph={lockKeyIcon} size="sm" /> : null}
        {points}
      </p>
      <div className="vx-reward__foot">
        {state === 'locked' && share !== undefined ? (
          <ProgressBar value={share} tone="own" />
        ) : null}
        {state === 'redeemable' && redeem !== undefined ? (
          <form method="post" action={redeem.action} onSubmit={submit}>
            {Object.entries(redeem.hidden ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button
              type="submit"
              variant="solid"
              block
              loading={redeem.busy}
              aria-label={`${redeem.label}: ${title}, ${points}`}
            >
              {redeem.label}
            </Button>
          </form>
        ) : null}
        {status === undefined ? null : (
          <p className="vx-reward__status" role={state === 'redeemed' ? 'status' : undefined}>
            {state === 'redeemed' ? (
              <Icon glyph={checkCircleIcon} weight="fill" size="sm" />
            ) : state === 'expired' ? (
              <Icon glyph={clockIcon} size="sm" />
            ) : null}
            {status}
          </p>
        )}
        {error === undefined ? null : (
          <p className="vx-reward__error" role="alert">
            {error}
          </p>
        )}
        {children}
      </div>
    </article>
  );
}
