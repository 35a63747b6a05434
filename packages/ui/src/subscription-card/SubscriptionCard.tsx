import { useEffect, useId, useRef, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { Badge, type BadgeTone } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { crownIcon, televisionIcon } from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import './subscription-card.css';

/** Two steps, both here: the first opens the question, the second ends it. */
export type SubscriptionCancel = {
  label: string;
  question: string;
  /** What stays until when. */
  text: string;
  confirm: string;
  keep: string;
  /** The question is open. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onConfirm?: (() => void) | undefined;
  /** Where the form goes without script. */
  action?: string | undefined;
  hidden?: Readonly<Record<string, string>> | undefined;
  busy?: boolean | undefined;
};

export type SubscriptionCardProps = RootProps<'article'> & {
  /** What it is for. */
  kind: 'vip' | 'tv';
  /** "VIP, monthly". */
  title: string;
  /** In coins and in real money. */
  price: PriceValue;
  /** "per month". */
  per: string;
  /** The state in a word: "Active", "Ends on 14 December". */
  badge: string;
  /** What happens next and when: "Renews on 14 December", "Was active until 3 May". */
  text: string;
  /** Level of the heading; default 3. */
  level?: 2 | 3 | undefined;
  /** Other plans, the payment method, receipts. */
  actions?: ReactNode;
} & (
    | {
        /** Where it stands. */
        state: 'active';
        /** How it can be ended. */
        cancel: SubscriptionCancel;
      }
    /** Cancelled, still paid for. */
    | { state: 'cancelled' }
    | { state: 'former' }
    /** Says what failed and that nothing was charged. It can be cancelled like an active one. */
    | {
        state: 'failed';
        /** What went wrong, in a title and a sentence. */
        problem: { title: string; text: string };
        cancel?: SubscriptionCancel | undefined;
      }
  );

const tones: Record<SubscriptionCardProps['state'], BadgeTone> = {
  active: 'success',
  cancelled: 'warning',
  former: 'neutral',
  failed: 'danger',
};

function Cancel({ cancel }: { cancel: SubscriptionCancel }): ReactElement {
  const id = useId();
  const box = useRef<HTMLDetailsElement>(null);
  const asked = useRef(cancel.asking);
  useEffect(() => {
    // The focus follows: to the way back when the question opens, to where it was when it closes.
    if (asked.current !== cancel.asking)
      box.current?.querySelector<HTMLElement>(cancel.asking ? 'button' : 'summary')?.focus();
    asked.current = cancel.asking;
  }, [cancel.asking]);
  const submit = (event: FormEvent): void => {
    if (cancel.onConfirm === undefined) return;
    event.preventDefault();
    cancel.onConfirm();
  };
  return (
    <details
      ref={box}
      className="vx-subscription__cancel"
      open={cancel.asking}
      onToggle={(event) => {
        if (event.currentTarget.open !== cancel.asking) cancel.onAsk(event.currentTarget.open);
      }}
    >
      <summary className="vx-button" data-variant="ghost" data-size="sm">
        {cancel.label}
      </summary>
      <form
        method="post"
        action={cancel.action}
        onSubmit={submit}
        className="vx-subscription__question"
        aria-labelledby={id}
      >
        {Object.entries(cancel.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="vx-subscription__ask" id={id}>
          {cancel.question}
        </p>
        <p className="vx-subscription__text">{cancel.text}</p>
        <div className="vx-subscription__actions">
          <Button onClick={() => cancel.onAsk(false)}>{cancel.keep}</Button>
          <Button type="submit" variant="danger" loading={cancel.busy}>
            {cancel.confirm}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** One subscription. Cancelling is in plain sight and takes two steps. */
export function SubscriptionCard(props: SubscriptionCardProps): ReactElement {
  const rest = rootOf(props);
  const { kind, title, price, per, badge, text, actions, level = 3 } = props;
  const id = useId();
  const Title = `h${level}` as const;
  const cancel = props.state === 'active' || props.state === 'failed' ? props.cancel : undefined;
  return (
    <article
      {...rootProps(rest, 'vx-subscription')}
      data-kind={kind}
      data-state={props.state}
      aria-labelledby={id}
    >
      <span className="vx-subscription__icon">
        <Icon glyph={kind === 'vip' ? crownIcon : televisionIcon} weight="fill" size="lg" />
      </span>
      <div className="vx-subscription__words">
        <div className="vx-subscription__head">
          <Title className="vx-subscription__title" id={id}>
            {title}
          </Title>
          <Badge tone={tones[props.state]}>{badge}</Badge>
        </div>
        <p className="vx-subscription__price">
          <Price price={price} /> {per}
        </p>
        <p className="vx-subscription__text">{text}</p>
      </div>
      {props.state === 'failed' ? (
        <div className="vx-subscription__wide" role="alert">
          <Note tone="danger" title={props.problem.title}>
            {props.problem.text}
          </Note>
        </div>
      ) : null}
      {actions === undefined ? null : (
        <div className="vx-subscription__wide vx-subscription__actions">{actions}</div>
      )}
      {cancel === undefined ? null : <Cancel cancel={cancel} />}
    </article>
  );
}
