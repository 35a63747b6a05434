import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { checkCircleIcon, crownIcon } from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import { Surface } from '../surface/Surface.tsx';
import './purchase-box.css';

export type PurchaseBoxProps = RootProps<'section'> & {
  /** The name of the section; it is read, not shown. */
  title: string;
  /** A word in the corner. */
  badge?: string | undefined;
  /** What comes with it, in order. */
  benefits?: readonly { glyph: Glyph; text: string }[] | undefined;
  /** What VIP would change about it. */
  vip?: { title: string; text: string; link: { label: string; href: string } } | undefined;
  /** What went wrong or has to be done first: said at once when it concerns money. */
  message?:
    | { tone: 'danger' | 'warning' | 'info' | 'success'; title?: string | undefined; text: string }
    | undefined;
} & (
    | {
        /** Where it stands. */
        state: 'offer';
        /** In coins and in real money. */
        price: PriceValue;
        /** Price before the discount, struck through. */
        was?: PriceValue | undefined;
        /** Buys, or posts the plain form to `action`. */
        buy: {
          label: string;
          onBuy?: (() => void) | undefined;
          action?: string | undefined;
          hidden?: Readonly<Record<string, string>> | undefined;
          busy?: boolean | undefined;
        };
        /** Another way to pay, quieter: a form of its own. */
        instead?:
          | {
              label: string;
              onBuy?: (() => void) | undefined;
              hidden?: Readonly<Record<string, string>> | undefined;
            }
          | undefined;
        /** "Balance after purchase" with its amount. */
        after?: { label: string; balance: PriceValue } | undefined;
      }
    | {
        state: 'instead';
        price: PriceValue;
        /** Log in, top up, check the age: the one next step. */
        action: ReactNode;
        /** A sentence below the title. */
        text: string;
      }
    | { state: 'owned'; text: string; action?: ReactNode }
    /** Part of the subscription: coins do not buy it. */
    | {
        state: 'vipOnly';
        /** The offer in one line. */
        headline: string;
        text: string;
        action?: ReactNode;
      }
  );

/** Sends a plain form, unless the page lives and does it itself. */
const orElse =
  (act: (() => void) | undefined) =>
  (event: FormEvent): void => {
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

function Offer(props: PurchaseBoxProps & { state: 'offer' }): ReactElement {
  const { buy, after } = props;
  return (
    <form
      method="post"
      action={buy.action}
      onSubmit={orElse(buy.onBuy)}
      className="vx-purchase__form"
    >
      {Object.entries(buy.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary" size="lg" block loading={buy.busy}>
        {buy.label}
      </Button>
      {after === undefined ? null : (
        <p className="vx-purchase__after">
          <span>{after.label}</span>
          <Price price={after.balance} equivalent="hidden" />
        </p>
      )}
    </form>
  );
}

function Instead({
  label,
  onBuy,
  hidden = {},
}: NonNullable<Extract<PurchaseBoxProps, { state: 'offer' }>['instead']>): ReactElement {
  return (
    <form method="post" onSubmit={orElse(onBuy)} className="vx-purchase__form">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="ghost" block>
        {label}
      </Button>
    </form>
  );
}

/** Buys one thing. The balance after the purchase stands there before it. */
export function PurchaseBox(props: PurchaseBoxProps): ReactElement {
  const rest = rootOf(props);
  const { title, badge, benefits = [], vip, message } = props;
  return (
    <Surface
      as="section"
      level="raised"
      padding="lg"
      {...rootProps(rest, 'vx-purchase')}
      aria-label={title}
    >
      <div className="vx-purchase__head">
        {props.state === 'owned' ? (
          <p className="vx-purchase__owned">
            <Icon glyph={checkCircleIcon} weight="fill" />
            {props.text}
          </p>
        ) : props.state === 'vipOnly' ? (
          <p className="vx-purchase__vip-only">
            <Icon glyph={crownIcon} weight="fill" />
            {props.headline}
          </p>
        ) : (
          <Price
            price={props.price}
            was={props.state === 'offer' ? props.was : undefined}
            size="xl"
          />
        )}
        {badge === undefined ? null : <Badge tone="accent">{badge}</Badge>}
      </div>
      {props.state === 'offer' ? <Offer {...props} /> : null}
      {props.state === 'offer' && props.instead ? <Instead {...props.instead} /> : null}
      {props.state === 'instead' ? (
        <div className="vx-purchase__form">
          <p className="vx-purchase__text">{props.text}</p>
          {props.action}
        </div>
      ) : null}
      {props.state === 'vipOnly' ? (
        <div className="vx-purchase__form">
          <p className="vx-purchase__text">{props.text}</p>
          {props.action}
        </div>
      ) : null}
      {props.state === 'owned' && props.action !== undefined ? (
        <div className="vx-purchase__form">{props.action}</div>
      ) : null}
      {message === undefined ? null : (
        <div className="vx-purchase__message" role={message.tone === 'danger' ? 'alert' : 'status'}>
          <Note tone={message.tone} title={message.title}>
            {message.text}
          </Note>
        </div>
      )}
      {benefits.length === 0 ? null : (
        <ul className="vx-purchase__benefits">
          {benefits.map((benefit) => (
            <li key={benefit.text}>
              <Icon glyph={benefit.glyph} />
              {benefit.text}
            </li>
          ))}
        </ul>
      )}
      {vip === undefined ? null : (
        <div className="vx-purchase__vip">
          <Icon glyph={crownIcon} weight="fill" />
          <div>
            <p className="vx-purchase__vip-title">{vip.title}</p>
            <p>{vip.text}</p>
          </div>
          <Button variant="link" size="sm" href={vip.link.href}>
            {vip.link.label}
          </Button>
        </div>
      )}
    </Surface>
  );
}
