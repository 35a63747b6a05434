import type { PageConfig, Price } from '@vx/contract';
import {
  pauseChoices,
  type LimitPeriod,
  type PauseChoice,
  type PauseKind,
} from '@vx/contract/enums';
import { symbolOf, priceOf } from '@vx/currency';
import { errorText } from '@vx/i18n';
import { limitState, limitTyped } from '@vx/money-core';
import { changeLimit, pauseEnd } from '@vx/money-core/rules';
import { amountWords } from '../../texts/amount-words.ts';
import { listAddress } from '../../lists/paging.ts';
import type { PageFormats, Texts, Translate } from '../../texts/presenter-texts.ts';
import {
  CHANGE_PARAM,
  NO_LIMIT,
  numberTyped,
  pauseName,
  pauseOf,
  periodOf,
  unitOf,
} from './limits-choice.ts';
import type { Limits, LimitsFacts, LimitsRefusal } from '../limits-data.ts';

interface LimitRow {
  readonly id: LimitPeriod;
  readonly title: string;
  readonly spent: Price;
  readonly resets: string;
  readonly change: { readonly label: string; readonly href: string };
  readonly raise: string | null;
  /** `null`: no limit is set. */
  readonly limit: {
    readonly price: Price;
    readonly state: 'set' | 'near' | 'reached';
    readonly of: string;
    /** `undefined` where the amounts are real money already. */
    readonly worth: string | undefined;
    readonly badge: string | undefined;
  } | null;
}

/** What a typed limit would bring about. */
export interface LimitEffect {
  readonly when: 'now' | 'later';
  /** For `later` with the moment, and the limit that holds until then. */
  readonly text: string;
  readonly save: string;
}

export interface LimitEditorView {
  readonly title: string;
  /** Where its forms are sent. */
  readonly action: string;
  readonly label: string;
  readonly spent: string;
  /** What the field begins with, in whole units. */
  readonly first: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What stands before the amount; `undefined` for coins, which have a picture. */
  readonly unit: string | undefined;
  readonly presets: readonly { readonly value: number; readonly label: string }[];
  readonly canRemove: boolean;
  readonly error: string | undefined;
  readonly keep: string;
  /** What a typed amount is worth; `undefined` where it is real money already. */
  readonly worthOf: (typed: number) => string | undefined;
  /** When a typed amount would work, in words; `undefined` while it is none that is offered. */
  readonly effectOf: (typed: number) => LimitEffect | undefined;
}

export interface PauseQuestion {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly keep: string;
}

/** The page of limits, breaks and exclusion. */
export interface LimitsView {
  readonly rows: readonly LimitRow[];
  /** The limit that is being changed. */
  readonly editor: LimitEditorView | null;
  /** The pause that is asked about once more. */
  readonly question: PauseQuestion | null;
  /** The pause that holds now. */
  readonly paused: { readonly title: string; readonly until: string } | null;
  readonly lengths: Readonly<
    Record<PauseKind, readonly { readonly value: string; readonly label: string }[]>
  >;
  /** The lengths in one line: "24 hours, 7 days or 30 days". */
  readonly lengthsBrief: Readonly<Record<PauseKind, string>>;
  /** What the form of breaks says where no length was chosen. */
  readonly lengthMissing: string;
  /** A break was asked for without one. */
  readonly isLengthMissing: boolean;
  /** What was refused beyond the field. */
  readonly problem: string | undefined;
}

const moment = (intl: PageFormats, at: string | number): string =>
  intl.formatDate(at, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

const worth = (price: Price): string => price.equivalent?.formatted ?? price.formatted;
const both = (t: Translate, price: Price): string =>
  price.equivalent
    ? t('money.withEquivalent', {
        amount: amountWords(t, price),
        equivalent: price.equivalent.formatted,
      })
    : amountWords(t, price);

/** What the address asks for, and what came of the form. */
interface LimitsVisit {
  readonly change: string | null;
  readonly ask: string | null;
  readonly refusal: LimitsRefusal | null | undefined;
  readonly language: PageConfig['language'];
}

/** What the guest set, what was spent against it, and what is being changed. */
export function toLimitsView(
  data: LimitsFacts,
  { change, ask, refusal, language }: LimitsVisit,
  { t, intl, path }: Texts,
): LimitsView {
  const here = path('memberLimits', {});
  const changed = periodOf(change);
  const current = data.limits.find(({ period }) => period === changed);
  const { pause } = data;
  const isBreak = refusal?.isBreak ?? false;
  // Each form says itself what is wrong in it.
  const ofLimit = refusal && !isBreak ? refusal : undefined;
  return {
    rows: data.limits.map((limit) => rowOf(limit, intl, t, here)),
    editor: current
      ? editorOf(current, data, { t, intl }, { here, refusal: ofLimit, language })
      : null,
    question: pause ? null : questionOf(ask, data.at, intl, t, here),
    paused: pause && {
      title: t(`money.limits.paused.${pause.kind}`),
      until:
        pause.until === null
          ? t('money.limits.paused.forever')
          : t('money.limits.paused.until', { time: moment(intl, pause.until) }),
    },
    lengths: { coolOff: lengthsOf('coolOff', t), exclusion: lengthsOf('exclusion', t) },
    lengthsBrief: {
      coolOff: briefOf('coolOff', t, intl),
      exclusion: briefOf('exclusion', t, intl),
    },
    lengthMissing: t('money.limits.lengthMissing'),
    isLengthMissing: isBreak,
    problem: refusal && !changed && !isBreak ? t(errorText(refusal.code)) : undefined,
  };
}

const lengthsOf = (kind: PauseChoice['kind'], t: Translate) =>
  pauseChoices
    .filter((pause) => pause.kind === kind)
    .map(({ length }) => ({ value: length, label: t(`money.limits.length.${length}`) }));

const briefOf = (kind: PauseChoice['kind'], t: Translate, intl: PageFormats): string =>
  intl.formatList(
    lengthsOf(kind, t).map(({ label }) => label),
    { type: 'disjunction' },
  );

function rowOf(
  { period, spent, limit, startsAgainAt, raise }: Limits['limits'][number],
  intl: PageFormats,
  t: Translate,
  here: string,
): LimitRow {
  const from = raise && moment(intl, raise.from);
  const day = intl.formatDate(startsAgainAt, {
    day: 'numeric',
    month: 'long',
  });
  const used = limit && limitState(spent.value, limit.value);
  return {
    id: period,
    title: t(`money.limits.${period}`),
    spent,
    resets: t(`money.limits.resets.${period}`, { date: day }),
    change: {
      label: t(limit ? 'money.limits.change' : 'money.limits.set'),
      href: listAddress(here, { [CHANGE_PARAM]: period }),
    },
    raise:
      raise &&
      (raise.limit
        ? t('money.limits.raise', { amount: both(t, raise.limit), time: from ?? '' })
        : t('money.limits.raiseNone', { time: from ?? '' })),
    limit: limit && {
      price: limit,
      state: used ?? 'set',
      of: t('money.limits.of', { amount: limit.formatted }),
      worth: limit.equivalent
        ? t('money.limits.worth', { spent: worth(spent), limit: worth(limit) })
        : undefined,
      badge:
        used === 'reached'
          ? t('money.limits.reached')
          : used === 'near'
            ? t('money.limits.used', {
                percent: Math.floor((spent.value / limit.value) * 100),
              })
            : undefined,
    },
  };
}

/** The usual amounts with the one that holds, in order. */
const withLimit = (usual: readonly number[], limit: number | undefined): readonly number[] =>
  limit === undefined || usual.includes(limit)
    ? usual
    : [...usual, limit].toSorted((one, other) => one - other);

function editorOf(
  { period, spent, limit, raise, usual }: Limits['limits'][number],
  { bounds, at }: Pick<LimitsFacts, 'bounds' | 'at'>,
  { t, intl }: Pick<Texts, 't' | 'intl'>,
  {
    here,
    refusal,
    language,
  }: {
    readonly here: string;
    readonly refusal: LimitsRefusal | undefined;
    readonly language: PageConfig['language'];
  },
): LimitEditorView {
  const { currency } = spent;
  const unit = unitOf(currency);
  const price = (amount: number): Price => priceOf(amount, currency, language);
  const holding = {
    period,
    amount: limit?.value ?? null,
    raise: raise && { amount: raise.limit?.value ?? null, from: Date.parse(raise.from) },
  };
  const isWrong = refusal?.code === 'AMOUNT_NOT_OFFERED';
  const isTyped = isWrong || (refusal !== undefined && refusal.typed !== '');
  const typed = isTyped && refusal.typed !== NO_LIMIT ? numberTyped(refusal.typed) : undefined;
  return {
    title: t(`money.limits.edit.${period}`),
    action: listAddress(here, { [CHANGE_PARAM]: period }),
    label: t('money.limits.field'),
    spent: t('money.limits.spent', { amount: both(t, spent) }),
    first: typed ?? (limit?.value ?? usual[1] ?? bounds.min) / unit,
    min: bounds.min / unit,
    max: bounds.max / unit,
    step: bounds.step / unit,
    unit: currency === 'VXC' ? undefined : symbolOf(currency),
    presets: withLimit(usual, limit?.value).map((amount) => ({
      value: amount / unit,
      label: price(amount).formatted,
    })),
    canRemove: limit !== null,
    error: isWrong
      ? t('money.limits.range', { min: bounds.min / unit, max: bounds.max / unit })
      : refusal
        ? t(errorText(refusal.code))
        : undefined,
    keep: here,
    worthOf: (value) =>
      Number.isSafeInteger(value * unit) ? price(value * unit).equivalent?.formatted : undefined,
    effectOf(value) {
      const amount = limitTyped(String(value), bounds, unit);
      if (amount === null) return undefined;
      const { raise: next } = changeLimit(holding, amount, Date.parse(at));
      if (limit === null || next === null)
        return { when: 'now', text: t('money.limits.works.now'), save: t('money.limits.save') };
      return {
        when: 'later',
        text: t('money.limits.works.later', {
          time: moment(intl, next.from),
          amount: both(t, limit),
        }),
        save: t('money.limits.raiseIt'),
      };
    },
  };
}

function questionOf(
  name: string | null,
  at: string,
  intl: PageFormats,
  t: Translate,
  here: string,
): PauseQuestion | null {
  const pause = pauseOf(name);
  const until = pause && pauseEnd(pause.kind, pause.length, Date.parse(at));
  if (!pause || until === undefined) return null;
  const title =
    until === null
      ? t('money.limits.ask.forever')
      : t(`money.limits.ask.${pause.kind}`, { time: moment(intl, until) });
  return { name: pauseName(pause), title, text: t('money.limits.ask.text'), keep: here };
}
