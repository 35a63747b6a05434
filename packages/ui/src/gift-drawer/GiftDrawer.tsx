import { useId, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ChipGroup } from '../chip-group/ChipGroup.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { crownIcon, dotsThreeIcon, minusIcon, plusIcon, xIcon } from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import type { Option } from '../option/option.ts';
import { Price, priceInWords, type PriceValue } from '../price/Price.tsx';
import './gift-drawer.css';

/** A gift with its price. */
export type GiftSnapshot = {
  id: string;
  name: string;
  /** The illustration. */
  picture: string | null;
  price: PriceValue;
  /** How many are owned and not yet in the basket. */
  owned: number;
  /** For VIP members only. */
  vip?: boolean | undefined;
  /** Cannot be chosen now, for example without VIP. */
  disabled?: boolean | undefined;
};

export type GiftDrawerProps = RootProps<'section', 'value' | 'onChange'> & {
  /** Above the composer, inside a `Sheet`, or five in a bar of the room. */
  variant?: 'drawer' | 'sheet' | 'bar' | undefined;
  /** The gifts, in order. */
  gifts: readonly GiftSnapshot[];
  /** All, yours with its count, the categories, the season. */
  categories?:
    | { options: readonly Option[]; value: string; onChange: (value: string) => void }
    | undefined;
  /** The id of the chosen gift. */
  value: string | null;
  /** Called with the id of what is chosen. */
  onChange: (id: string) => void;
  /** How many of the chosen gift; without it, one. */
  count?: { value: number; max: number; onChange: (value: number) => void } | undefined;
  /** What goes out besides the chosen one. */
  basket?:
    | {
        label: string;
        entries: readonly { id: string; name: string; count: number }[];
        onRemove: (id: string) => void;
        add: { label: string; onAdd: () => void } | null;
      }
    | undefined;
  /** "You own 1. Sending it costs nothing." */
  note?: ReactNode;
  /** The total, unless everything in the basket is owned; `null` until a gift is chosen. */
  send: {
    label: string;
    total?: PriceValue | undefined;
    /** Shown instead of a total: "Yours". */
    owned?: string | undefined;
    onSend: () => void;
    busy?: boolean | undefined;
  } | null;
  /** Instead of sending: not enough coins, or a gift for VIP members. */
  instead?: { text: string; action: ReactNode } | undefined;
  /** Called to close it; without it there is no button. */
  onClose?: (() => void) | undefined;
  /** In a bar: opens all gifts. */
  more?: { label: string; onMore: () => void } | undefined;
  /** In a bar: its name above it, with the words of `more` at the end; `media` lies over a picture and is swiped. */
  look?: 'plain' | 'headed' | 'media' | undefined;
  /** What to say when there is nothing. */
  empty?: ReactNode;
};

function Gift({
  gift,
  group,
  chosen,
  onChange,
}: {
  gift: GiftSnapshot;
  group: string;
  chosen: boolean;
  onChange: (id: string) => void;
}): ReactElement {
  const labels = useUiLabels();
  const owned = gift.owned > 0;
  const parts = [
    gift.name,
    ...(gift.vip === true ? [labels.vip] : []),
    owned
      ? `${labels.owned}, ${labels.messenger.ownedCount(gift.owned)}`
      : priceInWords(labels, gift.price),
  ];
  return (
    <label className="vx-gifts__gift" data-disabled={gift.disabled === true ? '' : undefined}>
      <input
        className="vx-gifts__input"
        type="radio"
        name={group}
        value={gift.id}
        checked={chosen}
        disabled={gift.disabled}
        aria-label={parts.join(', ')}
        onChange={() => onChange(gift.id)}
      />
      <span className="vx-gifts__picture">
        {gift.picture === null ? null : (
          <img src={gift.picture} alt="" loading="lazy" decoding="async" />
        )}
      </span>
      <span className="vx-gifts__price" aria-hidden="true">
        {owned ? (
          <span className="vx-gifts__owned">{labels.owned}</span>
        ) : (
          <Price price={gift.price} size="sm" equivalent="hidden" />
        )}
      </span>
      {owned ? (
        <span className="vx-gifts__amount" aria-hidden="true">
          ×{gift.owned}
        </span>
      ) : null}
      {gift.vip === true ? (
        <span className="vx-gifts__vip" aria-hidden="true">
          <Icon glyph={crownIcon} size="xs" weight="fill" />
        </span>
      ) : null}
    </label>
  );
}

function Basket({
  basket,
}: {
  basket: NonNullable<GiftDrawerProps['basket']>;
}): ReactElement | null {
  const labels = useUiLabels();
  if (basket.entries.length === 0) return null;
  return (
    <ul className="vx-gifts__basket" aria-label={basket.label}>
      {basket.entries.map((entry) => (
        <li key={entry.id}>
          <button
            type="button"
            className="vx-chip"
            aria-label={labels.messenger.removeFromBasket(`${entry.name} ×${entry.count}`)}
            onClick={() => basket.onRemove(entry.id)}
          >
            {entry.name} ×{entry.count}
            <Icon glyph={xIcon} size="xs" weight="bold" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Foot(props: GiftDrawerProps & { chosen: GiftSnapshot | undefined }): ReactElement {
  const { chosen, count, basket, note, send, instead } = props;
  const labels = useUiLabels();
  return (
    <div className="vx-gifts__foot">
      <div className="vx-gifts__words">
        {chosen === undefined ? null : <p className="vx-gifts__name">{chosen.name}</p>}
        {chosen === undefined || count === undefined ? null : (
          <div
            className="vx-gifts__count"
            role="group"
            aria-label={labels.messenger.giftCount(count.value)}
          >
            <IconButton
              glyph={minusIcon}
              label={labels.messenger.oneLess}
              size="sm"
              variant="fill"
              tooltip="none"
              disabled={count.value <= 1}
              onClick={() => count.onChange(count.value - 1)}
            />
            <output className="vx-gifts__number">{count.value}</output>
            <IconButton
              glyph={plusIcon}
              label={labels.messenger.oneMore}
              size="sm"
              variant="fill"
              tooltip="none"
              disabled={count.value >= count.max}
              onClick={() => count.onChange(count.value + 1)}
            />
          </div>
        )}
        {(instead?.text ?? note) === undefined ? null : (
          <p
            className="vx-gifts__note"
            data-warn={instead === undefined ? undefined : ''}
            role="status"
          >
            {instead?.text ?? note}
          </p>
        )}
      </div>
      {basket?.add === null || basket?.add === undefined || chosen === undefined ? null : (
        <Button size="sm" icon={plusIcon} iconWeight="bold" onClick={basket.add.onAdd}>
          {basket.add.label}
        </Button>
      )}
      {instead !== undefined ? (
        instead.action
      ) : send === null ? null : (
        <Button
          className="vx-gifts__send"
          variant="solid"
          size="sm"
          price={send.total}
          loading={send.busy}
          onClick={send.onSend}
        >
          {send.owned === undefined ? send.label : `${send.label} · ${send.owned}`}
        </Button>
      )}
    </div>
  );
}

/** Choose a gift and send it; the total, or that it is owned, stands in the button. */
export function GiftDrawer(props: GiftDrawerProps): ReactElement {
  const rest = rootOf(props, ['onChange', 'onClose']);
  const { variant = 'drawer', gifts, categories, value, onChange, basket, onClose, more } = props;
  const { look = 'plain' } = props;
  const labels = useUiLabels();
  const group = useId();
  const shown = variant === 'bar' ? gifts.slice(0, 5) : gifts;
  const chosen = gifts.find((gift) => gift.id === value);
  return (
    <section
      {...rootProps(rest, 'vx-gifts')}
      data-variant={variant}
      data-look={variant === 'bar' ? look : undefined}
      aria-label={labels.messenger.gifts}
    >
      {variant === 'bar' && look === 'headed' ? (
        <div className="vx-gifts__bar-head">
          <span aria-hidden="true">{labels.messenger.gifts}</span>
          {more === undefined ? null : (
            <Button variant="link" size="sm" onClick={more.onMore}>
              {more.label}
            </Button>
          )}
        </div>
      ) : null}
      {variant === 'bar' ? null : (
        <div className="vx-gifts__head">
          {categories === undefined ? null : (
            <ChipGroup
              label={labels.filters}
              options={categories.options}
              value={[categories.value]}
              onChange={([next]) => {
                if (next !== undefined) categories.onChange(next);
              }}
            />
          )}
          {onClose === undefined || variant === 'sheet' ? null : (
            <IconButton
              glyph={xIcon}
              label={labels.close}
              size="sm"
              tooltip="none"
              onClick={onClose}
            />
          )}
        </div>
      )}
      {shown.length === 0 ? (
        <div className="vx-gifts__empty">{props.empty}</div>
      ) : (
        <div className="vx-gifts__row">
          <fieldset className="vx-gifts__grid">
            <legend className="vx-visually-hidden">{labels.messenger.gifts}</legend>
            {shown.map((gift) => (
              <Gift
                key={gift.id}
                gift={gift}
                group={group}
                chosen={gift.id === value}
                onChange={onChange}
              />
            ))}
          </fieldset>
          {variant === 'bar' && look === 'plain' && more !== undefined ? (
            <IconButton
              glyph={dotsThreeIcon}
              label={more.label}
              variant="fill"
              onClick={more.onMore}
            />
          ) : null}
        </div>
      )}
      {basket === undefined ? null : <Basket basket={basket} />}
      {chosen === undefined &&
      (basket?.entries.length ?? 0) === 0 &&
      props.note === undefined ? null : (
        <Foot {...props} chosen={chosen} />
      )}
    </section>
  );
}
