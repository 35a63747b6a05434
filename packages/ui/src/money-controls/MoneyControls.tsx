import { useId, type FormEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { infoIcon } from '../icons/index.ts';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { NumberField } from '../number-field/NumberField.tsx';
import { CoinIcon, Price, type PriceValue } from '../price/Price.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import './money-controls.css';

/** A limit for a day, a week or a month. */
export type SpendingLimit = {
  id: string;
  /** "Today", "This week", "This month". */
  title: string;
  spent: PriceValue;
  /** When it starts again: "Starts again at 00:00". */
  resets: string;
  /** A link, or what opens its editor; `onChange` may keep the link from being followed. */
  change: {
    label: string;
    href?: string | undefined;
    onChange?: ((event: MouseEvent) => void) | undefined;
  };
} & (
  | { state: 'unset'; text: string }
  | {
      state: 'set' | 'near' | 'reached';
      limit: PriceValue;
      /** "of 60". */
      of: string;
      /** "€7.00 of €15.00", where the amounts are not real money already. */
      worth?: string | undefined;
      /** The state in words, where it is near or reached: "80 % used". */
      badge?: string | undefined;
      /** A higher limit that works later, with the way to withdraw it. */
      pending?:
        | {
            text: string;
            label: string;
            onWithdraw?: (() => void) | undefined;
            /** What a plain form posts instead. */
            field?: { name: string; value: string } | undefined;
          }
        | undefined;
    }
);

function Limit({ limit, level }: { limit: SpendingLimit; level: 2 | 3 }): ReactElement {
  const Title = `h${level}` as const;
  const id = useId();
  const share =
    limit.state === 'unset' || limit.limit.value === 0
      ? 0
      : Math.min(1, limit.spent.value / limit.limit.value);
  const words = limit.state === 'unset' ? limit.text : limit.worth;
  return (
    <li className="vx-limit" data-state={limit.state}>
      <div className="vx-limit__head">
        <Title className="vx-limit__title" id={id}>
          {limit.title}
          {limit.state !== 'unset' && limit.badge !== undefined ? (
            <Badge tone={limit.state === 'reached' ? 'danger' : 'warning'}>{limit.badge}</Badge>
          ) : null}
        </Title>
        <Button
          variant="link"
          size="sm"
          href={limit.change.href}
          onClick={limit.change.onChange}
          aria-describedby={id}
        >
          {limit.change.label}
        </Button>
      </div>
      <p className="vx-limit__spent">
        <Price
          price={limit.spent}
          size="lg"
          equivalent={limit.state === 'unset' ? 'inline' : 'hidden'}
        />
        {limit.state === 'unset' ? null : <span>{limit.of}</span>}
      </p>
      {words === undefined ? null : <p className="vx-limit__worth">{words}</p>}
      {limit.state === 'unset' ? (
        <div className="vx-limit__bar" aria-hidden="true" />
      ) : (
        <div
          className="vx-limit__bar"
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={[`${limit.spent.formatted} ${limit.of}`, limit.worth ?? '']
            .filter(Boolean)
            .join(', ')}
        >
          <CustomProperties values={{ '--vx-share': `${share * 100}%` }}>
            <span />
          </CustomProperties>
        </div>
      )}
      <p className="vx-limit__resets">{limit.resets}</p>
      {limit.state !== 'unset' && limit.pending !== undefined ? (
        <form className="vx-limit__pending" method="post">
          <p>{limit.pending.text}</p>
          <Button
            type={limit.pending.onWithdraw === undefined ? 'submit' : 'button'}
            variant="link"
            size="sm"
            aria-describedby={id}
            onClick={limit.pending.onWithdraw}
            {...limit.pending.field}
          >
            {limit.pending.label}
          </Button>
        </form>
      ) : null}
    </li>
  );
}

/** What may be spent in a day, a week and a month, and what was. */
export function SpendingLimits({
  label,
  limits,
  rule,
  level = 3,
  ...rest
}: RootProps<'section'> & {
  /** The name of the section; it is read, not shown. */
  label: string;
  /** The limits, in order. */
  limits: readonly SpendingLimit[];
  /** "A lower limit works at once. A higher one works after 24 hours …" */
  rule: string;
  /** Level of the limits' headings on their page; looks do not change with it. */
  level?: 2 | 3 | undefined;
}): ReactElement {
  return (
    <section {...rootProps(rest, 'vx-limits')} aria-label={label}>
      <ul className="vx-limits__list">
        {limits.map((limit) => (
          <Limit key={limit.id} limit={limit} level={level} />
        ))}
      </ul>
      <p className="vx-limits__rule">
        <Icon glyph={infoIcon} size="sm" />
        {rule}
      </p>
    </section>
  );
}

export type MoneyControlsProps = RootProps<'section'> & {
  /** The name of the section; it is read, not shown. */
  label: string;
  /** Automatic top-up, notices, reminders: each with its switch, select or link. */
  rows: readonly {
    id: string;
    glyph: Glyph;
    title: string;
    text?: string | undefined;
    /** Paused or failed, in words, with what it means for money. */
    problem?: { tone: 'warning' | 'danger'; text: string } | undefined;
    end: ReactNode;
  }[];
  /** Level of the rows' headings on their page; looks do not change with it. */
  level?: 2 | 3 | undefined;
};

/** Settings about money, one a row. */
export function MoneyControls({
  label,
  rows,
  level = 3,
  ...rest
}: MoneyControlsProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <section {...rootProps(rest, 'vx-money-rows')} aria-label={label}>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="vx-money-rows__row">
            <Icon glyph={row.glyph} />
            <div className="vx-money-rows__words">
              <Title className="vx-money-rows__title">{row.title}</Title>
              {row.text === undefined ? null : <p className="vx-money-rows__text">{row.text}</p>}
            </div>
            <div className="vx-money-rows__end">{row.end}</div>
            {row.problem === undefined ? null : (
              <div className="vx-money-rows__problem">
                <Note tone={row.problem.tone}>{row.problem.text}</Note>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export type LimitEditorProps = RootProps<'form', 'onChange'> & {
  /** The name of the amount: "Monthly limit in coins". */
  label: string;
  /** What was spent so far, in both currencies. */
  spent: string;
  /** The value now. */
  value: number;
  /** Called with the new value. */
  onChange: (value: number) => void;
  /** Smallest value. */
  min: number;
  /** Largest value. */
  max: number;
  /** Distance between two values. */
  step: number;
  /** Accessible name of the button that takes a step away. */
  less: string;
  /** Accessible name of the button that adds a step. */
  more: string;
  /** What stands before the amount: "€". Without it, a coin. */
  unit?: string | undefined;
  /** "€200.00 per month", where the amount is not real money already. */
  worth?: string | undefined;
  /** Quick amounts with their texts. */
  presets: readonly { value: number; label: string }[];
  /** Accessible name of the group of presets. */
  presetsLabel: string;
  /** When it works: at once or after 24 hours. */
  effect?: { tone: 'info' | 'success' | 'warning'; text: string } | undefined;
  /** Words of the button that saves. */
  save: {
    label: string;
    /** Without it the form is posted as it is. */
    onSave?: (() => void) | undefined;
    busy?: boolean | undefined;
    disabled?: boolean | undefined;
  };
  /** The way to leave everything as it is; a link where the form is posted. */
  keep?:
    | { label: string; href?: string | undefined; onKeep?: (() => void) | undefined }
    | undefined;
  /** What is wrong, in words; the field then counts as invalid. */
  error?: string | undefined;
};

/** Changes one limit; goes into a `Sheet` on phones and a `Dialog` on desktop. */
export function LimitEditor({
  label,
  spent,
  value,
  onChange,
  presets,
  presetsLabel,
  effect,
  save,
  keep,
  error,
  unit,
  min,
  max,
  step,
  less,
  more,
  worth,
  ...rest
}: LimitEditorProps): ReactElement {
  const submit = (event: FormEvent): void => {
    if (save.onSave === undefined) return;
    event.preventDefault();
    save.onSave();
  };
  return (
    <form {...rootProps(rest, 'vx-limit-editor', { onSubmit: submit })} method="post" noValidate>
      <p className="vx-limit-editor__spent">{spent}</p>
      <NumberField
        {...{ min, max, step, less, more, worth }}
        label={label}
        hideLabel
        variant="large"
        name="limit"
        prefix={unit ?? <CoinIcon />}
        value={value}
        onChange={onChange}
        error={error}
      />
      <div className="vx-limit-editor__presets" role="group" aria-label={presetsLabel}>
        {presets.map((preset) => (
          <button
            key={preset.value}
            type="button"
            className="vx-limit-editor__preset"
            aria-pressed={preset.value === value}
            onClick={() => onChange(preset.value)}
          >
            {preset.label}
          </button>
        ))}
      </div>
      <div role="status">
        {effect === undefined ? null : <Note tone={effect.tone}>{effect.text}</Note>}
      </div>
      <div className="vx-limit-editor__actions">
        <Button
          type="submit"
          variant="solid"
          size="lg"
          block
          loading={save.busy}
          disabled={save.disabled}
        >
          {save.label}
        </Button>
        {keep === undefined ? null : (
          <Button variant="ghost" size="lg" block href={keep.href} onClick={keep.onKeep}>
            {keep.label}
          </Button>
        )}
      </div>
    </form>
  );
}
